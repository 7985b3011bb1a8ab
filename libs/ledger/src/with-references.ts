import { undoKey, undoneKey } from './event-order';
import type { LedgerEvent } from './events';
import { isChange, isReferenceUndo, subjectOf } from './references';
import type { ReferenceUndo, References, Timelines } from './references';
import { withChanges, withoutEvents } from './timeline';
import type { ReferenceEvent, Timeline } from './timeline';

function bySubject<Event extends ReferenceEvent>(
  events: readonly Event[],
): ReadonlyMap<string, readonly Event[]> {
  const groups = new Map<string, Event[]>();
  for (const event of events) {
    const group = groups.get(subjectOf(event));
    if (group === undefined) groups.set(subjectOf(event), [event]);
    else group.push(event);
  }
  return groups;
}

/** The same timelines, if none of them is replaced by another one. */
function withReplaced<Event extends ReferenceEvent>(
  timelines: Timelines<Event>,
  replacements: readonly (readonly [string, Timeline<Event>])[],
): Timelines<Event> {
  const changed = replacements.filter(([subject, timeline]) => timelines.get(subject) !== timeline);
  if (changed.length === 0) return timelines;
  const copy = new Map(timelines);
  for (const [subject, timeline] of changed) copy.set(subject, timeline);
  return copy;
}

function withAdded<Event extends ReferenceEvent>(
  timelines: Timelines<Event>,
  events: readonly Event[],
): Timelines<Event> {
  return withReplaced(
    timelines,
    [...bySubject(events)].map(([subject, added]) => [
      subject,
      withChanges(timelines.get(subject), added),
    ]),
  );
}

function withoutUndone<Event extends ReferenceEvent>(
  timelines: Timelines<Event>,
  ids: ReadonlySet<string>,
  keys: ReadonlySet<string>,
): Timelines<Event> {
  // Few events have one of these ids, and keys take time to make.
  const isUndone = (event: Event) => ids.has(event.id) && keys.has(undoKey(event));
  return withReplaced(
    timelines,
    [...timelines].map(([subject, old]) => [subject, withoutEvents(old, isUndone)]),
  );
}

function withUndone(references: References, undos: readonly ReferenceUndo[]): References {
  const added = undos.filter((undo) => !references.undone.has(undoneKey(undo)));
  if (added.length === 0) return references;
  const ids = new Set(added.map(({ event }) => event));
  const keys = new Set(added.map(undoneKey));
  return {
    dish: withoutUndone(references.dish, ids, keys),
    ingredient: withoutUndone(references.ingredient, ids, keys),
    price: withoutUndone(references.price, ids, keys),
    stall: withoutUndone(references.stall, ids, keys),
    undone: new Set([...references.undone, ...keys]),
  };
}

/**
 * Adds events to what is known of the stall.
 *
 * @param references stay as they are
 * @param events in any order, with any repeats, also such as are no references
 * @returns what would come of all events so far in any other order; the same object, if nothing is new
 */
export function withReferences(references: References, events: Iterable<LedgerEvent>): References {
  const added: ReferenceEvent[] = [];
  const undos: ReferenceUndo[] = [];
  for (const event of events) {
    if (isChange(event)) added.push(event);
    else if (isReferenceUndo(event)) undos.push(event);
  }
  const old = withUndone(references, undos);
  // Keys take time to make.
  const counted =
    old.undone.size === 0 ? added : added.filter((event) => !old.undone.has(undoKey(event)));
  const dish = withAdded(
    old.dish,
    counted.filter((event) => event.kind === 'dish'),
  );
  const ingredient = withAdded(
    old.ingredient,
    counted.filter((event) => event.kind === 'ingredient'),
  );
  const price = withAdded(
    old.price,
    counted.filter((event) => event.kind === 'price'),
  );
  const stall = withAdded(
    old.stall,
    counted.filter((event) => event.kind === 'stall'),
  );
  const isSame =
    dish === old.dish &&
    ingredient === old.ingredient &&
    price === old.price &&
    stall === old.stall;
  return isSame ? old : { dish, ingredient, price, stall, undone: old.undone };
}
