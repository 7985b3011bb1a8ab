import { parseEvent } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import * as v from 'valibot';
import { ServerError } from './stall-server';
import type { PullAnswer } from './stall-server';

const numbered = v.object({ seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

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

/** Some events of a page, and up to where the ledger has all once it took them in. */
export interface PagePart {
  readonly events: readonly unknown[];
  readonly head: number;
}

/** To read and store so many events takes a slow phone a tenth of a second, in which it can do nothing else. */
const PART = 500;

/**
 * A page in parts. Together they lead as far as the page does.
 *
 * @param since where the page began
 * @throws ServerError where it leads nowhere
 */
export function partsOf({ events, more, head }: PullAnswer, since: number): readonly PagePart[] {
  const numbers = events.map((event) => v.safeParse(numbered, event));
  const seqs = numbers.map(({ success, output }) => (success ? output.seq : since));
  const isInOrder = seqs.every((seq, index) => seq > (seqs[index - 1] ?? since));
  const last = seqs.at(-1) ?? head;
  const next = more ? last : head;
  if (!isInOrder || next < last || next < since || (more && next === since)) {
    throw new ServerError('network', 'pull: the numbers of the answer make no sense.');
  }
  const count = Math.ceil(events.length / PART);
  const parts = Array.from({ length: count }, (_, index) => ({
    events: events.slice(index * PART, (index + 1) * PART),
    head: seqs[(index + 1) * PART - 1] ?? next,
  }));
  return parts.at(-1)?.head === next || next === since
    ? parts
    : [...parts, { events: [], head: next }];
}
