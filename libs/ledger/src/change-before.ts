// Apart from what tells of lost decisions: a page needs that only when an account sends something.
import type { Entry, StallDay } from './events';
import { lastInForceOn } from './in-force';
import { isChange, setUpDay, subjectOf } from './references';
import type { References, Timelines } from './references';
import { NO_TIMELINE } from './timeline';
import type { ChangeEntry, ReferenceEvent, Timeline } from './timeline';

export function timelineOf(references: References, change: ChangeEntry): Timeline<ReferenceEvent> {
  const timelines: Timelines<ReferenceEvent> = references[change.kind];
  return timelines.get(subjectOf(change)) ?? NO_TIMELINE;
}

/**
 * Says after which change an entry is made.
 *
 * @returns `after` of the entry: the last change of the same thing that counts on that day; `undefined` without one, and for
 * what is no change
 */
export function changeBefore(
  references: References,
  entry: Entry,
  day: StallDay,
): string | undefined {
  if (!isChange(entry)) return undefined;
  const on = { day, setUpDay: setUpDay(references) };
  return lastInForceOn(timelineOf(references, entry), on)?.id;
}
