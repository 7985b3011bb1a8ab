import type { WasteItem } from '@thela/books';
import { formatRupees } from '@thela/pricing';
import { Chip } from '@thela/ui';
import { useWasteMessages } from './messages';
import type { ItemNames } from './use-item-names';

export interface WasteItemsProps {
  readonly items: readonly WasteItem[];
  readonly nameOf: ItemNames;
}

/** What was thrown away in a week, the dearest first. */
export function WasteItems({ items, nameOf }: WasteItemsProps) {
  return (
    <ul className="divide-y divide-line/70">
      {items.map((item) => (
        <Item
          key={`${item.subject.kind} ${item.subject.id} ${item.subject.unit} ${item.reason}`}
          item={item}
          nameOf={nameOf}
        />
      ))}
    </ul>
  );
}

function Item({ item, nameOf }: { readonly item: WasteItem; readonly nameOf: ItemNames }) {
  const { plates, amount, reasons, costUnknown } = useWasteMessages();
  const { name, mark } = nameOf(item);
  const { unit } = item.subject;
  const howMuch = unit === 'plate' ? plates(item.amount) : amount(item.amount, unit);
  return (
    <li className="flex items-start justify-between gap-x-4 py-2.5">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{`${name} `}</span>
        {mark === '' ? null : <Chip>{mark}</Chip>}
        <span className="block text-ink-soft">{`${howMuch} · ${reasons[item.reason]}`}</span>
      </p>
      <p className="shrink-0 text-right font-semibold tabular-nums">
        {item.cost === null ? (
          <span className="font-normal text-ink-soft">{costUnknown}</span>
        ) : (
          formatRupees(item.cost)
        )}
      </p>
    </li>
  );
}
