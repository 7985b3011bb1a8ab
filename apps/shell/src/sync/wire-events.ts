import { parseEvent } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import * as v from 'valibot';
import { ServerError } from './stall-server';
import type { PullAnswer } from './stall-server';

const numbered = v.looseObject({ seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/**
 * The events of an answer. What no ledger can hold is left out; a later version of the page, which may know it, has
 * to fetch it again.
 */
export function eventsIn(answer: readonly unknown[]): readonly LedgerEvent[] {
  return answer.flatMap((value) => {
    const event = parseEvent(withoutServerFields(value));
    return event ? [event] : [];
  });
}

/** An event of a newer version is kept as it came; what the database adds is none of it, and it would refuse it. */
function withoutServerFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const {
    seq: _seq,
    by: _by,
    stall: _stall,
    ...event
  } = value as Readonly<Record<string, unknown>>;
  return event;
}

/**
 * Up to where a page leads.
 *
 * @param since where the page began
 * @throws ServerError where it leads nowhere
 */
export function headOf({ events, more, head }: PullAnswer, since: number): number {
  const numbers = events.map((event) => v.safeParse(numbered, event));
  const seqs = numbers.map(({ success, output }) => (success ? output.seq : since));
  const isInOrder = seqs.every((seq, index) => seq > (seqs[index - 1] ?? since));
  const last = seqs.at(-1) ?? head;
  const next = more ? last : head;
  if (isInOrder && next >= last && (more ? next > since : next >= since)) return next;
  throw new ServerError('network', 'pull: the numbers of the answer make no sense.');
}
