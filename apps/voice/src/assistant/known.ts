import type { StallRole } from '@thela/contract';
import type { DayTotals, Stall } from '@thela/ledger';
import type { Day } from '@thela/pricing';
import type { AssistantShell } from './reply';

/** What a language model may know of the stall. */
export interface Known {
  /** What a helper must not hear is not in the figures either. */
  readonly role: StallRole;
  readonly day: Day;
  readonly stall: Stall;
  /** Of today; `null` where nothing is in the records, or nobody can read them. */
  readonly totals: DayTotals | null;
}

/** Reads what a language model may know, as it is now. */
export async function knownOf({
  day,
  stall,
  ledger,
}: Pick<AssistantShell, 'day' | 'stall' | 'ledger'>): Promise<Known> {
  const today = ledger.today.getSnapshot();
  const totals = await ledger.totals({ from: today, to: today }).then(
    ([first]) => first ?? null,
    () => null,
  );
  return {
    role: stall.role.getSnapshot(),
    day: day.getSnapshot(),
    stall: stall.getSnapshot(),
    totals,
  };
}
