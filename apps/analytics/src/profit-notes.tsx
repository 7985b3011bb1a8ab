import { useTodaysTotals } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useShownNames } from '@thela/language/built-in-names';
import { formatRupees } from '@thela/pricing';
import { profitColour } from '@thela/ui';
import { listed } from './listed';
import { useMessages } from './messages';

export interface ProfitNotesProps extends ToolProps {
  /** Names of dishes that sold, but whose cost is not known. */
  readonly unknownCost: readonly string[];
  readonly className?: string;
}

/** What the total profit leaves out: expenses and waste, and what has no known cost. Often nothing. */
export function ProfitNotes({ shell, unknownCost, className = '' }: ProfitNotesProps) {
  const messages = useMessages();
  const stall = useStore(shell.stall);
  const { atStall } = useShownNames();
  const {
    left = 0,
    expenses = 0,
    waste = 0,
    unknownCost: inLedger = [],
  } = useTodaysTotals(shell) ?? {};
  const hasSpent = expenses > 0 || waste > 0;
  const unknown = [...new Set([...unknownCost, ...inLedger.map((name) => atStall(stall, name))])];
  if (!hasSpent && unknown.length === 0) return null;
  const spent = (amount: number) => (amount > 0 ? formatRupees(amount) : null);
  return (
    <div className={`flex max-w-text flex-col gap-2 text-ink-soft wrap-anywhere ${className}`}>
      {hasSpent ? (
        <p className="tabular-nums">
          {messages.left} <strong className={profitColour(left)}>{formatRupees(left)}</strong>
          {messages.after(spent(expenses), spent(waste))}
        </p>
      ) : null}
      {unknown.length > 0 ? <p>{messages.notInProfit(listed(unknown, messages.more))}</p> : null}
    </div>
  );
}
