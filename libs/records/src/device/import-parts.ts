import {
  builtInStall,
  countedUndos,
  createEvent,
  eventsOf,
  isReference,
  serializeEvent,
} from '@thela/ledger';
import type { LedgerEvent, RecipeLine } from '@thela/ledger';
import * as v from 'valibot';
import { derivedId } from './derived-id';
import { readEvent } from './tab-channel';

const importSchema = v.object({
  id: v.string(),
  kind: v.picklist(['backup', 'csv']),
  name: v.string(),
  at: v.number(),
  status: v.picklist(['applying', 'applied', 'undoing']),
  done: v.number(),
  count: v.number(),
  /** The part that is next, and how many there are. */
  next: v.number(),
  parts: v.number(),
  days: v.array(v.string()),
  /** Answers of tools: those that are to be added, and those that were. */
  answers: v.array(v.unknown()),
  /** Ids of events that stay when it is undone: later entries need them, or they were taken back before. */
  needed: v.array(v.string()),
});

export type StoredImport = v.InferOutput<typeof importSchema>;

/** Outside data: any page of this site could have stored it. */
export function readImport(stored: unknown): readonly StoredImport[] {
  const read = v.safeParse(importSchema, stored);
  return read.success ? [read.output] : [];
}

/** A part of what a file adds, as JSON: events to be stored, and once they are, what takes them back. */
export interface ImportPart {
  readonly import: string;
  readonly index: number;
  readonly text: string;
}

/** So many events are stored at a time: a plate that is counted meanwhile waits for one step alone. */
const EVENTS_OF_PART = 1000;

/** Events as lists in JSON, of so many each. */
export function inParts(events: readonly LedgerEvent[]): readonly string[] {
  return Array.from({ length: Math.ceil(events.length / EVENTS_OF_PART) }, (_, index) => {
    const part = events.slice(index * EVENTS_OF_PART, (index + 1) * EVENTS_OF_PART);
    return JSON.stringify(part.map((event) => serializeEvent(event)));
  });
}

/** Outside data, as above. */
export function readPart(stored: string): readonly LedgerEvent[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), stored);
  return read.success ? read.output.flatMap(readEvent) : [];
}

const text = v.string();
const headSchema = v.object({
  id: text,
  day: text,
  kind: v.picklist([
    'plates',
    'price',
    'ingredient',
    'dish',
    'stall',
    'expense',
    'waste',
    'undo',
    'restore',
  ]),
  /** The dish or ingredient that it tells something about, and the ingredients that it names. */
  subject: v.optional(text),
  uses: v.optional(v.array(text)),
  /** Of an undo: the event that it takes back. */
  event: v.optional(text),
});

/** What stays of an event that a file has added: enough to take it back. */
export type ImportHead = v.InferOutput<typeof headSchema>;

/** Outside data, as above. */
export function readHeads(stored: string): readonly ImportHead[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(headSchema)), stored);
  return read.success ? read.output : [];
}

/** Nothing for an event of a newer version, which counts nowhere. */
export function headOf(event: LedgerEvent): readonly ImportHead[] {
  const { id, day } = event;
  const named = (recipe: readonly RecipeLine[] = []) => recipe.map(({ ingredient }) => ingredient);
  switch (event.kind) {
    case 'unknown':
      return [];
    case 'undo':
      return [{ id, day, kind: event.kind, event: event.event }];
    case 'dish':
      return [{ id, day, kind: event.kind, subject: event.dish, uses: named(event.fields.recipe) }];
    case 'ingredient': {
      const uses = named(event.fields.preparation?.recipe);
      return [{ id, day, kind: event.kind, subject: event.ingredient, uses }];
    }
    case 'price':
      return [{ id, day, kind: event.kind, subject: event.ingredient }];
    default:
      return [{ id, day, kind: event.kind }];
  }
}

/** The word of the id of the undo that takes an event back together with its file. */
export const UNDONE_WITH_FILE = 'undo';
/** The word of the id that an event gets when it counts again after it was taken back. */
export const AGAIN = 'again';

/** What takes events back that a file has added, save those that are needed. */
export function undosOf(
  heads: readonly ImportHead[],
  needed: ReadonlySet<string>,
  from: { readonly at: number; readonly device: string },
): readonly LedgerEvent[] {
  return heads.flatMap(({ id, day, kind }) =>
    kind === 'undo' || needed.has(id)
      ? []
      : createEvent({
          ...from,
          id: derivedId(id, UNDONE_WITH_FILE),
          day,
          kind: 'undo',
          event: id,
          of: kind,
        }),
  );
}

/**
 * Events of this device that the file took back: an undo cannot be taken back, so they are entered once more.
 *
 * @param others all events that did not come with the file
 */
export function eventsToRestore(
  heads: readonly ImportHead[],
  others: readonly LedgerEvent[],
): readonly LedgerEvent[] {
  const restored = restoredKeys(others);
  const undos = heads.filter(({ kind }) => kind === 'undo');
  const all = new Set(undos.map(({ event }) => event));
  const ofDays = new Set(
    undos.filter(({ day, id }) => !restored.has(`${day} ${id}`)).map(({ event }) => event),
  );
  return eventsOf(others)
    .filter((event) => (isReference(event) ? all : ofDays).has(event.id))
    .map((event) => ({ ...event, id: derivedId(event.id, AGAIN) }));
}

/**
 * Ids of events that somebody took back already: they are not taken back together with their file, or they would count when
 * it is read in again.
 */
export function undoneEvents(
  heads: readonly ImportHead[],
  others: readonly LedgerEvent[],
): readonly string[] {
  const undone = new Set(countedUndos(others).map(({ event }) => event));
  const restored = restoredKeys(others);
  return heads.flatMap(({ id, day, kind }) =>
    undone.has(id) || (kind === 'plates' && restored.has(`${day} ${id}`)) ? [id] : [],
  );
}

/** Day and id of what restores name. */
function restoredKeys(events: readonly LedgerEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) =>
      event.kind === 'restore' ? event.events.map((id) => `${event.day} ${id}`) : [],
    ),
  );
}

/**
 * Ids of events that stay: later entries are of a dish that came with the file, and need its name, price and recipe.
 *
 * @param others all events that did not come with the file
 */
export function neededEvents(
  heads: readonly ImportHead[],
  others: readonly LedgerEvent[],
): readonly string[] {
  const counted = eventsOf(others);
  const known = new Set([...builtInStall.dishes, ...builtInStall.ingredients].map(({ id }) => id));
  const used = new Set<string>();
  for (const event of counted) {
    // Who only changes a price needs the rest of the dish.
    const subjects = 'fields' in event && event.fields.name !== undefined ? known : used;
    if (event.kind === 'dish') subjects.add(event.dish);
    else if (event.kind === 'ingredient') subjects.add(event.ingredient);
    else if (event.kind === 'plates') used.add(event.dish);
    else if (event.kind === 'price') used.add(event.ingredient);
    else if (event.kind === 'waste') used.add('dish' in event ? event.dish : event.ingredient);
  }
  // A Set goes on with what is added to it meanwhile: recipes within recipes.
  for (const subject of used) {
    if (known.has(subject)) continue;
    for (const head of heads) {
      if (head.subject === subject) for (const ingredient of head.uses ?? []) used.add(ingredient);
    }
  }
  return heads.flatMap(({ id, subject }) =>
    subject !== undefined && used.has(subject) && !known.has(subject) ? [id] : [],
  );
}
