import type { StallDay } from './events';
import { countBefore, endKey, startKey } from './event-order';
import type { SortKey } from './event-order';
import type { ReferenceEvent, Timeline } from './timeline';

/** A day, and the day on which the stall was set up: before that it is as it was then. */
export interface DayOfStall {
  readonly day: StallDay;
  /** `null` while nobody has set it up. */
  readonly setUpDay: StallDay | null;
}

/** What counts on a day, the last one last: corrections come after what they correct. */
export function inForceOn<Event extends ReferenceEvent>(
  { changes, corrections }: Timeline<Event>,
  on: DayOfStall,
): readonly Event[] {
  return changes.slice(0, countUntil(changes, on)).concat(correctionsOf(corrections, on.day));
}

function countUntil(changes: readonly SortKey[], { day, setUpDay }: DayOfStall): number {
  return countBefore(changes, endKey(setUpDay !== null && day < setUpDay ? setUpDay : day), true);
}

/** The last of `inForceOn`, without the others: a price may have changed every day of a year. */
export function lastInForceOn<Event extends ReferenceEvent>(
  { changes, corrections }: Timeline<Event>,
  on: DayOfStall,
): Event | undefined {
  return correctionsOf(corrections, on.day).at(-1) ?? changes[countUntil(changes, on) - 1];
}

function correctionsOf<Event extends SortKey>(
  corrections: readonly Event[],
  day: StallDay,
): readonly Event[] {
  if (corrections.length === 0) return corrections;
  return corrections.slice(
    countBefore(corrections, startKey(day), false),
    countBefore(corrections, endKey(day), true),
  );
}

function lastValue<Event, Value>(
  events: readonly Event[],
  read: (event: Event) => Value | undefined,
): Value | undefined {
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    const found = event === undefined ? undefined : read(event);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Finds the value that counted at the moment of an entry: in a correction of that day, else in the last
 * change before the entry, else `seed`, else in the first change of that day. On a day before the stall was set up the
 * first change until then goes before `seed`.
 */
export function valueBefore<Event extends ReferenceEvent, Value>(
  { changes, corrections }: Timeline<Event>,
  entry: SortKey,
  read: (event: Event) => Value | undefined,
  seed: Value | undefined,
  setUpDay: StallDay | null,
): Value | undefined {
  const before = countBefore(changes, entry, false);
  const until = countUntil(changes, { day: entry.day, setUpDay });
  // Clocks of two phones differ: plates may have been counted "before" the dish was added.
  const first = lastValue(changes.slice(before, until).reverse(), read);
  return (
    lastValue(correctionsOf(corrections, entry.day), read) ??
    lastValue(changes.slice(0, before), read) ??
    (setUpDay !== null && entry.day < setUpDay ? (first ?? seed) : (seed ?? first))
  );
}

/**
 * Puts together what changes say, field by field.
 *
 * @param start all fields, for those of which no change speaks
 * @param changes the last one last
 */
export function withFields<Fields extends object>(
  start: Fields,
  changes: readonly Partial<Fields>[],
): Fields {
  const found: Partial<Fields> = {};
  const missing = new Set(Object.keys(start) as (keyof Fields)[]);
  for (let index = changes.length - 1; index >= 0 && missing.size > 0; index -= 1) {
    const fields: Partial<Fields> = changes[index] ?? {};
    for (const key of missing) {
      const value = fields[key];
      if (value === undefined) continue;
      found[key] = value;
      missing.delete(key);
    }
  }
  return { ...start, ...found };
}
