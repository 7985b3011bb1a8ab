import type { MovedPrice } from '@thela/books';
import { formatPercent, formatRupees } from '@thela/pricing';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useBooksMessages } from '../books/messages';
import { useMessages } from '../messages';
import { perUnit } from '../unit-words';

export interface PriceMoveListProps {
  readonly moved: readonly MovedPrice[];
  readonly names: ReadonlyMap<string, string>;
}

/** The ingredients whose prices moved, what costs most a day first. */
export function PriceMoveList({ moved, names }: PriceMoveListProps) {
  return (
    <ul className="divide-y divide-line/70">
      {moved.map((price) => (
        <PriceMoveRow
          key={price.ingredient}
          price={price}
          name={names.get(price.ingredient) ?? price.name}
        />
      ))}
    </ul>
  );
}

function PriceMoveRow({ price, name }: { readonly price: MovedPrice; readonly name: string }) {
  const { shock: words, change } = useBooksMessages();
  const { units } = useMessages();
  const { unit, before, now, percent, perDay } = price;
  const isDearer = now > before;
  const Arrow = isDearer ? ArrowUp : ArrowDown;
  const size = percent === null ? null : formatPercent(Math.abs(percent), 1);
  const by = formatRupees(Math.abs(now - before));
  const perDayText = (perDay > 0 ? words.moreADay : words.lessADay)(formatRupees(Math.abs(perDay)));
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold wrap-anywhere first-letter:uppercase">{name}</p>
        <p className="text-ink-soft tabular-nums">
          {units.price(change(formatRupees(before), formatRupees(now)), perUnit(unit, units))}
        </p>
      </div>
      <div className="sm:ml-auto sm:text-right">
        <p
          className={`inline-flex items-center gap-1 font-semibold tabular-nums ${isDearer ? 'text-chilli' : 'text-leaf'}`}
        >
          <Arrow aria-hidden="true" className="size-5 shrink-0" />
          <span>{isDearer ? words.dearer(by, size) : words.cheaper(by, size)}</span>
        </p>
        {perDay === 0 ? null : <p className="tabular-nums">{perDayText}</p>}
      </div>
    </li>
  );
}
