import { byDay } from './event-order';
import type {
  DishEntry,
  EventHead,
  IngredientEntry,
  PriceEntry,
  StallDay,
  StallEntry,
} from './events';

/** An event that says how the stall is. */
export type ReferenceEvent = EventHead & (DishEntry | IngredientEntry | PriceEntry | StallEntry);

/** All changes of one dish, of one ingredient, of its price, or of the stall; both lists ordered `byDay`. */
export interface Timeline<Event extends ReferenceEvent> {
  /** Those that count from their day on. */
  readonly changes: readonly Event[];
  /** Those that count on their day alone. */
  readonly corrections: readonly Event[];
}

type Head = Pick<EventHead, 'day' | 'at' | 'id'>;

/** How many of the events come before a place in the order; `isIncluded` counts an event at that place, too. */
function countBefore(events: readonly Head[], place: Head, isIncluded: boolean): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const event = events[middle];
    const order = event === undefined ? 1 : byDay(event, place);
    if (order < 0 || (isIncluded && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function startOf(day: StallDay): Head {
  return { day, at: -1, id: '' };
}

function endOf(day: StallDay): Head {
  return { day, at: Number.POSITIVE_INFINITY, id: '' };
}

function isCorrection(event: ReferenceEvent): boolean {
  return event.kind !== 'stall' && event.scope === 'day';
}

function merged<Event extends Head>(
  old: readonly Event[],
  added: readonly Event[],
): readonly Event[] {
  const [only] = added;
  if (only === undefined) return old;
  if (added.length === 1) {
    const index = countBefore(old, only, false);
    const next = old[index];
    return next !== undefined && byDay(next, only) === 0 ? old : old.toSpliced(index, 0, only);
  }
  const sorted = [...old, ...added].sort(byDay);
  const distinct = sorted.filter((event, index) => {
    const previous = sorted[index - 1];
    return previous === undefined || byDay(previous, event) !== 0;
  });
  return distinct.length === old.length ? old : distinct;
}

/** Adds changes to a timeline; the same timeline, if it has all of them. */
export function withChanges<Event extends ReferenceEvent>(
  timeline: Timeline<Event> | undefined,
  added: readonly Event[],
): Timeline<Event> {
  const old = timeline ?? { changes: [], corrections: [] };
  const changes = merged(
    old.changes,
    added.filter((event) => !isCorrection(event)),
  );
  const corrections = merged(old.corrections, added.filter(isCorrection));
  const isSame = changes === old.changes && corrections === old.corrections;
  return isSame && timeline !== undefined ? timeline : { changes, corrections };
}

/** The timeline without the events that were taken back; the same timeline, if it has none of them. */
export function withoutEvents<Event extends ReferenceEvent>(
  timeline: Timeline<Event>,
  isUndone: (event: Event) => boolean,
): Timeline<Event> {
  const { changes, corrections } = timeline;
  if (!changes.some(isUndone) && !corrections.some(isUndone)) return timeline;
  return {
    changes: changes.filter((event) => !isUndone(event)),
    corrections: corrections.filter((event) => !isUndone(event)),
  };
}

/** What counts on a day, the last one last: corrections come after what they correct. */
export function inForceOn<Event extends ReferenceEvent>(
  { changes, corrections }: Timeline<Event>,
  day: StallDay,
): readonly Event[] {
  const sinceStart = changes.slice(0, countBefore(changes, endOf(day), true));
  return sinceStart.concat(correctionsOf(corrections, day));
}

function correctionsOf<Event extends Head>(
  corrections: readonly Event[],
  day: StallDay,
): readonly Event[] {
  if (corrections.length === 0) return corrections;
  return corrections.slice(
    countBefore(corrections, startOf(day), false),
    countBefore(corrections, endOf(day), true),
  );
}

/** Finds the last of some events that says something, and gives what it says. */
function lastSaid<Event, Said>(
  events: readonly Event[],
  said: (event: Event) => Said | undefined,
): Said | undefined {
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    const found = event === undefined ? undefined : said(event);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Finds what a timeline said at the moment of an entry: in a correction of that day, else in the last
 * change before the entry, else `seed`, else in the first change of that day.
 */
export function saidBefore<Event extends ReferenceEvent, Said>(
  { changes, corrections }: Timeline<Event>,
  entry: Head,
  said: (event: Event) => Said | undefined,
  seed: Said | undefined,
): Said | undefined {
  const before = countBefore(changes, entry, false);
  return (
    lastSaid(correctionsOf(corrections, entry.day), said) ??
    lastSaid(changes.slice(0, before), said) ??
    seed ??
    // Clocks of two phones differ: plates may have been counted "before" the dish was added.
    lastSaid(changes.slice(before, countBefore(changes, endOf(entry.day), true)).toReversed(), said)
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
