import type { DayTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour, useMoney } from '@thela/ui';
import type { ReactNode } from 'react';
import { useMessages } from './messages';
import type { TodayTexts } from './today-texts';

export interface TodayFiguresProps {
  readonly texts: TodayTexts;
  /** Rupees, once the records were read; `null` where it is the profit. */
  readonly left: Pick<DayTotals, 'left' | 'unknownCost' | 'unknownWaste'> | null;
  /** A helper does not see what is earned. */
  readonly isHelper: boolean;
}

/** What today has brought so far. What is left comes later than the rest and has its place. */
export function TodayFigures({ texts, left, isHelper }: TodayFiguresProps) {
  const messages = useMessages();
  const { rupees, costsNotKnown } = useMoney();
  const unknown = left ? costsNotKnown(left.unknownCost.length, left.unknownWaste.length) : '';
  return (
    <div className="mt-1 grid sm:mt-2 sm:grid-cols-2 sm:gap-x-4 sm:gap-y-2 xl:grid-cols-4">
      <dl className="contents">
        <Figure label={messages.plates} name="plates" text={texts.plates} />
        <Figure label={messages.revenue} name="revenue" text={texts.revenue} />
        {isHelper ? null : (
          <Figure
            isOwners
            label={messages.profit}
            name="profit"
            text={texts.profit}
            className={texts.loss ? 'text-chilli' : 'text-leaf'}
          >
            <p
              data-row="profitUnknown"
              hidden={texts.profitUnknown === ''}
              suppressHydrationWarning
              className="text-figure font-bold"
            >
              {rupees(null)}
            </p>
            <p
              data-row="loss"
              hidden={texts.loss === ''}
              suppressHydrationWarning
              className="text-sm font-semibold text-chilli"
            >
              {messages.loss}
            </p>
          </Figure>
        )}
      </dl>
      {isHelper ? null : (
        <div className="owners-only min-h-11 sm:min-h-0">
          {left === null ? null : (
            <dl>
              <Figure
                label={messages.left}
                text={formatRupees(left.left)}
                className={profitColour(left.left)}
              >
                {unknown ? <p className="text-sm">{unknown}</p> : null}
              </Figure>
            </dl>
          )}
        </div>
      )}
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  /** Where the page's first script puts its text; a figure without a name comes later. */
  readonly name?: string;
  readonly text: string;
  /** Not for helpers. */
  readonly isOwners?: boolean;
  /** Colour of the figure. */
  readonly className?: string;
  /** What is said below the figure. */
  readonly children?: ReactNode;
}

/** A figure that is read at arm's length: beside its label on a phone, below it elsewhere. */
function Figure({ label, name, text, isOwners = false, className = '', children }: FigureProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 sm:block ${isOwners ? 'owners-only' : ''}`}
    >
      <dt className="text-ink-soft sm:text-sm">{label}</dt>
      <dd className="ml-auto text-right sm:text-left">
        <p
          data-text={name}
          suppressHydrationWarning
          className={`text-figure font-bold break-all tabular-nums ${className}`}
        >
          {text}
        </p>
        {children}
      </dd>
    </div>
  );
}
