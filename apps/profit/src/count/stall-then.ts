import type { Ledger } from '@thela/contract';
import { isReference, noReferences, stallOn, withReferences } from '@thela/ledger';
import type { Stall, StallDay } from '@thela/ledger';

/** Before every day of a stall. */
const EARLIEST = '0001-01-01';

/** The stall as it was on a day, without its ingredients. */
export async function stallThen(ledger: Pick<Ledger, 'events'>, day: StallDay): Promise<Stall> {
  const events = await ledger.events({ from: EARLIEST, to: day, kinds: ['stall', 'dish'] });
  return stallOn(withReferences(noReferences, events.filter(isReference)), day);
}
