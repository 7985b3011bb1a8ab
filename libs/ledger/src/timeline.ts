import { byDay, countBefore } from './event-order';
import type { SortKey } from './event-order';
import { isSpecial } from './special';
import type { DishEntry, EventHead, IngredientEntry, PriceEntry, StallEntry } from './events';

/** An entry that says how the stall is. */
export type ChangeEntry = DishEntry | IngredientEntry | PriceEntry | StallEntry;
export type ReferenceEvent = EventHead & ChangeEntry;

/** All changes of one dish, of one ingredient, of its price, or of the stall; both lists ordered `byDay`. */
export interface Timeline<Event extends ReferenceEvent> {
  /** Those that count from their day on. */
  readonly changes: readonly Event[];
  /** Those that count on their day alone. */
  readonly corrections: readonly Event[];
}

export const NO_TIMELINE = { changes: [], corrections: [] };

function isCorrection(event: ReferenceEvent): boolean {
  if (event.kind === 'dish' && isSpecial(event.dish)) return true;
  return event.kind !== 'stall' && event.scope === 'day';
}

function merged<Event extends SortKey>(
  old: readonly Event[],
  added: readonly Event[],
): readonly Event[] {
  const [only] = added;
  if (only === undefined) return old;
  if (added.length === 1) {
    const index = countBefore(old, only, false);
    const next = old[index];
    if (next !== undefined && byDay(next, only) === 0) return old;
    return [...old.slice(0, index), only, ...old.slice(index)];
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
  const old: Timeline<Event> = timeline ?? NO_TIMELINE;
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
