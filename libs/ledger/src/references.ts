import type {
  DishEntry,
  Entry,
  EventHead,
  IngredientEntry,
  LedgerEvent,
  LedgerKind,
  PriceEntry,
  StallDay,
  StallEntry,
  UndoEntry,
} from './events';
import type { ChangeEntry, ReferenceEvent, Timeline } from './timeline';

export type Timelines<Event extends ReferenceEvent> = ReadonlyMap<string, Timeline<Event>>;

/** How the stall was on every day: made by `withReferences`, read by `stallOn` and the folds of a day. */
export interface References {
  readonly dish: Timelines<EventHead & DishEntry>;
  readonly ingredient: Timelines<EventHead & IngredientEntry>;
  /** By ingredient. */
  readonly price: Timelines<EventHead & PriceEntry>;
  /** One, under the key ''. */
  readonly stall: Timelines<EventHead & StallEntry>;
  /** What was taken back, by `undoKey`, whether or not it has arrived. */
  readonly undone: ReadonlySet<string>;
}

/** The stall before its first event: the built-in dishes and ingredients, see `stallOn`. */
export const noReferences: References = {
  dish: new Map(),
  ingredient: new Map(),
  price: new Map(),
  stall: new Map(),
  undone: new Set(),
};

/** The day of the stall's first event, on which it was set up; `null` while there is none. */
export function setUpDay({ stall }: References): StallDay | null {
  return stall.get('')?.changes[0]?.day ?? null;
}

const REFERENCE_KINDS: ReadonlySet<LedgerEvent['kind']> = new Set([
  'dish',
  'ingredient',
  'price',
  'stall',
]);

/** Whether events of a kind tell how the stall is, and not what happened on a day. */
export function isReferenceKind(kind: LedgerKind): boolean {
  return REFERENCE_KINDS.has(kind);
}

/**
 * The changes of the stall that count: each event once, in no order, without undos and what they take back.
 *
 * @returns the very events that `withReferences` was given
 */
export function changesOf({ dish, ingredient, price, stall }: References): readonly LedgerEvent[] {
  const timelines: readonly Timelines<ReferenceEvent>[] = [dish, ingredient, price, stall];
  return timelines.flatMap((timelinesOfKind) =>
    [...timelinesOfKind.values()].flatMap(({ changes, corrections }) => [
      ...changes,
      ...corrections,
    ]),
  );
}

/** What a change is about: the key of its timeline. */
export function subjectOf(change: ChangeEntry): string {
  if (change.kind === 'stall') return '';
  return change.kind === 'dish' ? change.dish : change.ingredient;
}

export type ReferenceUndo = EventHead & UndoEntry;

export function isChange<Of extends Entry | LedgerEvent>(of: Of): of is Of & ChangeEntry {
  return REFERENCE_KINDS.has(of.kind);
}

export function isReferenceUndo(event: LedgerEvent): event is ReferenceUndo {
  return event.kind === 'undo' && REFERENCE_KINDS.has(event.of);
}

/**
 * Says whether an event tells how the stall is (a dish, an ingredient, a price, the stall itself, or an
 * undo of one of these) and not what happened on a day.
 */
export function isReference(event: LedgerEvent): boolean {
  return isChange(event) || isReferenceUndo(event);
}
