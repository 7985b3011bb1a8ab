import { useWords } from '@thela/language';
import type { DayTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour, useMoney } from '@thela/ui';
import { useCountMessages } from './messages';
import { WaitingMark } from './waiting-mark';

interface WasteAndUnknown {
  /** ₹, as far as it is known. */
  readonly waste: number;
  /** Dishes that sold. */
  readonly uncostedDishes: number;
  /** Things that were thrown away. */
  readonly uncostedWaste: number;
}

export interface DaySums {
  readonly plates: number;
  /** ₹, 2 decimals; so are the others. */
  readonly revenue: number;
  /** `null` where it is not known; absent for a helper, to whom it is not shown. */
  readonly profit?: number | null;
  /** `null` on a day without expenses, waste and unknown costs, and for a helper. */
  readonly left: (Pick<DayTotals, 'left' | 'expenses'> & WasteAndUnknown) | null;
  /** Names of dishes that sold and whose cost is not known. */
  readonly unknownCost: readonly string[];
}

export interface DayHeadProps {
  readonly label: string;
  readonly sums: DaySums;
  /** Whether some of it is not durable yet. */
  readonly isWaiting: boolean;
}

/** Plates, revenue and profit of a day, and what is left of it; of a helper's, plates and revenue. */
export function DayHead({ label, sums, isWaiting }: DayHeadProps) {
  const { plates, revenue, profit, left } = sums;
  const { head } = useCountMessages();
  const { number } = useWords();
  const { rupees } = useMoney();
  const isLoss = typeof profit === 'number' && profit < 0;
  return (
    <section
      aria-label={label}
      className="relative rounded-control border border-line bg-white px-2.5 py-1 shadow-card sm:px-4 sm:py-2"
    >
      <dl className="flex flex-wrap gap-x-3 sm:gap-x-8">
        <Figure label={head.plates} text={number(plates)} />
        <Figure label={head.revenue} text={formatRupees(revenue)} />
        {profit === undefined ? null : (
          <Figure
            label={isLoss ? head.loss : head.profit}
            text={rupees(profit)}
            colour={isLoss ? '' : profitColour(profit)}
            isLoss={isLoss}
          />
        )}
        {left && isReserved(left) ? <Left {...left} /> : null}
      </dl>
      {isWaiting ? <WaitingMark className="absolute top-1 right-1" /> : null}
    </section>
  );
}

/** No tap opens this line: it would move the dishes below it. `NotInProfit` says what a tap changes. */
function isReserved({ expenses, waste, uncostedWaste }: NonNullable<DaySums['left']>): boolean {
  return expenses > 0 || waste > 0 || uncostedWaste > 0;
}

interface FigureProps {
  readonly label: string;
  readonly text: string;
  readonly colour?: string;
  /** A loss has a mark beside it, because chilli has too little contrast for a figure in the sun. */
  readonly isLoss?: boolean;
}

function Figure({ label, text, colour = '', isLoss = false }: FigureProps) {
  return (
    <div className={isLoss ? 'border-l-4 border-chilli pl-2' : ''}>
      <dt className="text-sm leading-tight text-ink-soft">{label}</dt>
      <dd className={`text-lg leading-tight font-bold tabular-nums sm:text-heading ${colour}`}>
        {text}
      </dd>
    </div>
  );
}

function Left({ left, expenses, waste }: NonNullable<DaySums['left']>) {
  const { head } = useCountMessages();
  return (
    <div
      className={`flex w-full flex-wrap items-baseline gap-x-2 ${left < 0 ? 'border-l-4 border-chilli pl-2' : ''}`}
    >
      <dt className="text-sm text-ink-soft">{head.left}</dt>
      <dd className={`font-bold tabular-nums ${left < 0 ? '' : 'text-leaf'}`}>
        {formatRupees(left)}
      </dd>
      <dd className="text-sm tabular-nums max-sm:sr-only">
        {head.howLeft(
          expenses > 0 ? formatRupees(expenses) : null,
          waste > 0 ? formatRupees(waste) : null,
        )}
      </dd>
    </div>
  );
}
