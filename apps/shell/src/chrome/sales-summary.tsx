import { useStore } from '@thela/contract';
import type { DayStore, Ledger } from '@thela/contract';
import { useWords } from '@thela/language';
import type { DayTotals } from '@thela/ledger';
import { dailyPerformance, formatPercent, formatRupees, platesIn } from '@thela/pricing';
import { Chip, profitColour, useMoney } from '@thela/ui';
import { useCallback } from 'react';
import { useIsHelper, useIsHydrated, useMessages } from '@thela/page';
import type { CurrentStall } from '@thela/records';
import { useLedgerRead } from '@thela/records';
import { SidebarSection } from './sidebar-section';

export interface SalesSummaryProps {
  readonly day: DayStore;
  readonly stall: CurrentStall;
  readonly ledger: Ledger;
  readonly isFolded: boolean;
}

/** Today's revenue, profit and margin, live from the shared day; a helper's plates and revenue. */
export function SalesSummary({ day: store, stall, ledger, isFolded }: SalesSummaryProps) {
  const messages = useMessages();
  const day = useStore(store);
  const { isOwn } = useStore(stall);
  const isHelper = useIsHelper(stall);
  const { totalRevenue, totalOverallProfit, profitMargin, unknownCost } = dailyPerformance(day);
  const { number } = useWords();
  const words = messages.sales;
  const { specified } = useMoney();
  // A prerendered page is the same for everybody, so it holds no figures of this device.
  const isHydrated = useIsHydrated();
  const shown = (text: string) => (isHydrated ? text : '\u00A0');
  const chip =
    isHydrated && day.sampleItemIds.length > 0 ? <Chip>{messages.sampleFigures}</Chip> : null;
  const box = (
    <section aria-label={words.heading} className="rounded-card bg-rice p-4 text-ink">
      {isFolded ? (
        chip
      ) : (
        <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h2 className="font-bold">{words.heading}</h2>
          {chip}
        </div>
      )}
      <dl className="flex flex-col gap-2">
        {isHelper ? <Figure label={words.plates} value={number(platesIn(day))} /> : null}
        <Figure label={words.revenue} value={shown(specified(totalRevenue))} />
        {isHelper ? null : (
          <>
            <Figure
              label={words.profit}
              value={shown(specified(totalOverallProfit))}
              className={isHydrated ? profitColour(totalOverallProfit) : ''}
              isOwners
            />
            {isHydrated && isOwn ? <WhatIsLeft ledger={ledger} /> : null}
            <div className="owners-only flex items-baseline justify-between gap-2 border-t border-line pt-2">
              <dt className="text-sm text-ink-soft">{words.margin}</dt>
              <dd className="font-bold tabular-nums">
                {shown(profitMargin === null ? specified(null) : formatPercent(profitMargin, 1))}
              </dd>
            </div>
          </>
        )}
      </dl>
      {isHydrated && unknownCost.length > 0 && !isHelper ? (
        <p className="mt-3 text-sm text-ink-soft">{words.unknownCost(unknownCost)}</p>
      ) : null}
    </section>
  );
  if (!isFolded) return box;
  return (
    <SidebarSection heading={words.heading} isFolded>
      {box}
    </SidebarSection>
  );
}

function WhatIsLeft({ ledger }: Pick<SalesSummaryProps, 'ledger'>) {
  const words = useMessages().sales;
  const today = useStore(ledger.today);
  const read = useCallback(() => ledger.totals({ from: today, to: today }), [ledger, today]);
  const { state } = useLedgerRead(ledger, read);
  const totals: DayTotals | undefined = state.status === 'success' ? state.value[0] : undefined;
  const { costsNotKnown } = useMoney();
  if (!totals || totals.left === totals.profit) return null;
  const { left, unknownCost, unknownWaste } = totals;
  return (
    <Figure
      label={words.left}
      value={formatRupees(left)}
      className={profitColour(left)}
      note={costsNotKnown(unknownCost.length, unknownWaste.length) || words.tie}
    />
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly className?: string;
  /** What is said below the figure. */
  readonly note?: string;
  /** Not for helpers. */
  readonly isOwners?: boolean;
}

function Figure({ label, value, className = '', note, isOwners = false }: FigureProps) {
  return (
    <div className={isOwners ? 'owners-only' : undefined}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={`text-figure font-bold break-all tabular-nums ${className}`}>{value}</dd>
      {note ? <dd className="text-sm">{note}</dd> : null}
    </div>
  );
}
