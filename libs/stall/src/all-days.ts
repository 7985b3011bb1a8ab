import type { Ledger } from '@thela/contract';
import type { DayTotals, StallDay } from '@thela/ledger';
import type { StallRecords } from '@thela/records';

/** The totals of every day that has events, the earliest first. */
export async function allDays(
  ledger: Ledger,
  records: Pick<StallRecords, 'firstDay'>,
  today: StallDay,
): Promise<readonly DayTotals[]> {
  const from = await records.firstDay();
  return from === null ? [] : ledger.totals({ from, to: today });
}
