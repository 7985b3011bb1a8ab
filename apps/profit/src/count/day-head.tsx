import { useWords } from '@thela/language';
import type { DayTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour, useMoney } from '@thela/ui';
import type { ReactNode } from 'react';
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

/** Plates, revenue and profit of a day, or what is left of it after expenses and waste; of a helper's, plates and revenue. */
export function DayHead({ label, sums, isWaiting }: DayHeadProps) {
  const { plates, revenue, profit } = sums;
  const { head } = useCountMessages();
  const { number } = useWords();
  const { rupees } = useMoney();
  const left = sums.left && takesProfitsPlace(sums.left) ? sums.left : null;
  const money = left ? left.left : profit;
  const isLoss = typeof money === 'number' && money < 0;
  return (
    <section
      aria-label={label}
      className="relative rounded-control border border-line bg-white px-2.5 py-1 shadow-card sm:px-4 sm:py-2"
    >
      <dl className="flex flex-wrap gap-x-3 sm:gap-x-8">
        <Figure label={head.plates} text={number(plates)} />
        <Figure label={head.revenue} text={formatRupees(revenue)} />
        {money === undefined ? null : (
          <Figure
            label={left ? head.left : isLoss ? head.loss : head.profit}
            text={rupees(money)}
            colour={isLoss ? '' : profitColour(money)}
            isLoss={isLoss}
          >
            {left
              ? head.howLeft(
                  left.expenses > 0 ? formatRupees(left.expenses) : null,
                  left.waste > 0 ? formatRupees(left.waste) : null,
                )
              : null}
          </Figure>
        )}
      </dl>
      {isWaiting ? <WaitingMark className="absolute top-1 right-1" /> : null}
    </section>
  );
}

/** A line of its own would move the dishes below it. `NotInProfit` says what a tap changes. */
function takesProfitsPlace({
  expenses,
  waste,
  uncostedWaste,
}: NonNullable<DaySums['left']>): boolean {
  return expenses > 0 || waste > 0 || uncostedWaste > 0;
}

interface FigureProps {
  readonly label: string;
  readonly text: string;
  readonly colour?: string;
  /** A loss has a mark beside it, because chilli has too little contrast for a figure in the sun. */
  readonly isLoss?: boolean;
  /** What made it so. */
  readonly children?: ReactNode;
}

function Figure({ label, text, colour = '', isLoss = false, children }: FigureProps) {
  return (
    <div className={isLoss ? 'border-l-4 border-chilli pl-2' : ''}>
      <dt className="text-sm leading-tight text-ink-soft">{label}</dt>
      <dd className={`text-lg leading-tight font-bold tabular-nums sm:text-heading ${colour}`}>
        <span>{text}</span>
        {children ? (
          <span className="ml-2 text-sm font-normal text-ink max-sm:sr-only">{children}</span>
        ) : null}
      </dd>
    </div>
  );
}
