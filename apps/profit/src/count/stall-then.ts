import type { Ledger } from '@thela/contract';
import { EARLIEST_DAY, isReference, noReferences, stallOn, withReferences } from '@thela/ledger';
import type { Stall, StallDay } from '@thela/ledger';

/** The stall as it was on a day, without its ingredients. */
export async function stallThen(ledger: Pick<Ledger, 'events'>, day: StallDay): Promise<Stall> {
  const events = await ledger.events({ from: EARLIEST_DAY, to: day, kinds: ['stall', 'dish'] });
  return stallOn(withReferences(noReferences, events.filter(isReference)), day);
}
