import type { ShoppingLine } from '@thela/books';
import { formatRupees } from '@thela/pricing';
import Check from 'lucide-react/icons/check';
import { useTomorrowMessages } from './messages';
import { boughtText, neededText } from './shopping-words';

export interface ShoppingRowProps {
  readonly line: ShoppingLine;
  /** Whether the person has it already. */
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** What to buy of one ingredient. The whole row is the tick, because hands in a market are full. */
export function ShoppingRow({ line, isTicked, onTick }: ShoppingRowProps) {
  const words = useTomorrowMessages().shopping;
  const amount = boughtText(line, words);
  const needed = neededText(line, words);
  const cost = line.cost === null ? words.noPrice : formatRupees(line.cost);
  return (
    <li className={isTicked ? 'print:hidden' : 'print:break-inside-avoid'}>
      <label
        className={`flex min-h-14 cursor-pointer items-center gap-3 py-2 print:min-h-0 ${isTicked ? 'text-ink-soft' : ''}`}
      >
        <span className="relative grid size-12 shrink-0 place-items-center print:size-8">
          <input
            type="checkbox"
            checked={isTicked}
            aria-label={words.have(line.name, amount)}
            onChange={({ currentTarget }) => onTick(currentTarget.checked)}
            className="peer size-full cursor-pointer appearance-none rounded-control"
          />
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute grid size-7 place-items-center rounded-lg border-2 print:size-5 ${isTicked ? 'border-leaf bg-leaf text-white' : 'border-control bg-white'}`}
          >
            {isTicked ? <Check className="size-5" strokeWidth={3} /> : null}
          </span>
        </span>
        <span
          className={`flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 tabular-nums ${isTicked ? 'line-through' : ''}`}
        >
          <span className="w-full text-lg font-semibold wrap-anywhere first-letter:uppercase sm:w-auto sm:flex-1">
            {line.name}
          </span>
          <span className="flex-1">
            <span>{amount}</span>
            {needed ? <span className="block text-sm text-ink-soft">{needed}</span> : null}
          </span>
          <span className="ml-auto text-right font-semibold sm:min-w-28">{cost}</span>
        </span>
      </label>
    </li>
  );
}
