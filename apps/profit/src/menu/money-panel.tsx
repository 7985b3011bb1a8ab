import type { PlateCost } from '@thela/ledger';
import { formatPercent, formatRupees } from '@thela/pricing';
import { profitColour } from '@thela/ui';
import { useId } from 'react';
import { useUnknownCostReason } from './cost-words';
import { useMenuMessages } from './messages';

export interface Figure {
  readonly label: string;
  readonly text: string;
  readonly colour?: string;
}

export interface MoneyPanelProps {
  readonly heading: string;
  /** Shown where the cost is known; else why it is not. */
  readonly figures: readonly Figure[];
  readonly cost: PlateCost;
}

/** What is edited costs, live beside it: on a phone it stays at the top while the fields scroll below. */
export function MoneyPanel({ heading, figures, cost }: MoneyPanelProps) {
  const { money } = useMenuMessages();
  const whyUnknown = useUnknownCostReason();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="sticky top-16 z-10 rounded-card border border-answer-ink/20 bg-answer p-3 text-answer-ink shadow-card sm:p-4 lg:top-20 lg:p-6"
    >
      <h2 id={id} className="sr-only text-subheading font-bold lg:not-sr-only lg:mb-3">
        {heading}
      </h2>
      {cost.known ? (
        <dl className="flex flex-wrap gap-x-3 gap-y-1 lg:flex-col lg:gap-y-3">
          {figures.map(({ label, text, colour = '' }) => (
            <div key={label} className="flex-[1_0_5rem] lg:flex-none">
              <dt className="text-sm text-balance">{label}</dt>
              <dd className={`text-lg font-bold tabular-nums lg:text-figure ${colour}`}>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="font-bold wrap-anywhere">{whyUnknown(cost)}</p>
      )}
      {cost.dearest.length > 0 ? (
        <p className="mt-2 text-sm wrap-anywhere lg:mt-4 lg:text-base">
          {money.dearest(
            cost.dearest.map((part) => `${part.name} ${formatRupees(part.cost)}`).join(', '),
          )}
        </p>
      ) : null}
    </section>
  );
}

export function rupees(label: string, amount: number): Figure {
  return { label, text: formatRupees(amount) };
}

/** A figure in rupees that is money made or lost. */
export function rupeesPerDish(label: string, amount: number): Figure {
  return { ...rupees(label, amount), colour: profitColour(amount) };
}

export function percentage(label: string, percent: number): Figure {
  return { label, text: formatPercent(percent, 1) };
}
