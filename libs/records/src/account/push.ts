import { measured } from './batch-size';
import type { BatchSize } from './batch-size';
import { asServerError } from './server-faults';
import { ServerError } from './stall-server';
import type { PushAnswer, StallServer } from './stall-server';
import type { EventRefusal, SyncedLedger, WireEvent } from '../device/synced-ledger';

/** The database takes 1 MiB, as its own text of the events, which has more spaces than JSON that is sent. */
const MOST_BYTES = 700_000;

/** A server that refuses so many single events refuses for another reason than what is in them. */
const MOST_MARKED = 10;

export interface PushOptions {
  readonly ledger: SyncedLedger;
  readonly server: StallServer;
  readonly size: BatchSize;
  /** Whether nobody waits for it any more. */
  readonly isOver: () => boolean;
}

interface Refused {
  readonly id: string;
  readonly code: EventRefusal;
}

/**
 * Sends what is unsent, the oldest first. Nothing is marked as sent before the server said so; to send an event twice
 * does no harm.
 *
 * Rejects with a `ServerError`; what was sent until then is marked.
 */
export async function pushEvents(options: PushOptions): Promise<void> {
  const { ledger, size, isOver } = options;
  const marked = { count: 0 };
  let before: unknown;
  for (;;) {
    // Before the events: see `skipOwn`.
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const head = await ledger.head();
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const batch = underLimit(await ledger.unsent(size.current()));
    const [first] = batch;
    if (!first || isOver()) return;
    if (first.id === before) throw new Error('An event that was sent is still unsent.');
    before = first.id;
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await pushBatch(options, batch, head, marked);
  }
}

/** The first events that fit into a request; one at least. */
function underLimit(events: readonly WireEvent[]): readonly WireEvent[] {
  let bytes = 0;
  const end = events.findIndex((event) => {
    bytes += new TextEncoder().encode(JSON.stringify(event)).length;
    return bytes > MOST_BYTES;
  });
  return end === -1 ? events : events.slice(0, Math.max(end, 1));
}

async function pushBatch(
  options: PushOptions,
  batch: readonly WireEvent[],
  head: number,
  marked: { count: number },
): Promise<void> {
  const { ledger, server, size, isOver } = options;
  try {
    const answer = await measured(size, batch.length, () => server.push(ledger.id.stall, batch));
    await settle(ledger, batch, answer);
    await skipOwn(ledger, batch, head, answer);
  } catch (error) {
    const { fault } = asServerError(error);
    if (!(error instanceof ServerError) || (fault !== 'refused' && fault !== 'too_large')) {
      throw error;
    }
    if (isOver()) return;
    // The server refuses them as a whole: the one that makes it do so is found by halves, and holds up no other.
    if (batch.length === 1) {
      marked.count += 1;
      if (marked.count > MOST_MARKED) {
        // None of them is to blame.
        await ledger.retryRefused(['invalid', 'too_large']);
        throw error;
      }
      const code = fault === 'too_large' ? 'too_large' : 'invalid';
      await ledger.markRefused(batch.map(({ id }) => ({ id: String(id), code })));
      return;
    }
    const half = Math.ceil(batch.length / 2);
    await pushBatch(options, batch.slice(0, half), head, marked);
    await pushBatch(options, batch.slice(half), await ledger.head(), marked);
  }
}

async function settle(ledger: SyncedLedger, batch: readonly WireEvent[], { refused }: PushAnswer) {
  const sent = new Set(batch.map(({ id }) => String(id)));
  const ofBatch: readonly Refused[] = refused.filter(({ id }) => sent.has(id));
  for (const { id } of ofBatch) sent.delete(id);
  if (ofBatch.length > 0) await ledger.markRefused(ofBatch);
  if (sent.size > 0) await ledger.markSent([...sent]);
}

/**
 * What this phone sent need not come back to it: where the server stored nothing but this batch since `head`, the
 * phone has all up to the answer's head.
 *
 * `head` was read before the batch, and what was received up to a head is not unsent any more, so every event of the
 * batch is stored after it: where the head grew by their number, these are all.
 * An owner's only: what a helper sends may be taken without getting a number.
 */
async function skipOwn(
  ledger: SyncedLedger,
  batch: readonly WireEvent[],
  head: number,
  { refused, late, head: after }: PushAnswer,
) {
  const isAll = after - head === batch.length - refused.length && late.length === 0;
  if (!isAll || after === head) return;
  if ((await ledger.role()) === 'owner') await ledger.receive([], after);
}
