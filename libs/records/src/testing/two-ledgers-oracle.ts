/**
 * What two people did at a stall, and what it comes to: worked out plate by plate from plain notes, by nothing of libs/ledger.
 * Prices are whole rupees; a plate needs 0.1 kg of rice.
 */

export const ORACLE_DAYS = ['2026-11-21', '2026-11-22'] as const;
export const ORACLE_DISHES = ['vada', 'idli'] as const;

interface NoteHead {
  readonly id: string;
  /** Id of the first of the notes that were corrected into this one; its own where it corrects none. */
  readonly first: string;
  /** Id of the note in whose place this one is. */
  readonly corrects?: string;
  readonly day: string;
  readonly at: number;
}

/** One thing that somebody did, as who did it would tell it. */
export type Note = NoteHead &
  /** `made`: when it was entered, also where it has the time of what it corrects. */
  (
    | {
        readonly what: 'tap';
        readonly dish: string;
        readonly plates: number;
        readonly made: Moment;
      }
    /** `seen`: what the person had before their eyes, each by its `first`. */
    | {
        readonly what: 'count';
        readonly dish: string;
        readonly plates: number;
        readonly seen: ReadonlySet<string>;
      }
    | {
        readonly what: 'price';
        readonly of: string;
        readonly rupees: number;
        readonly isForDay: boolean;
      }
    | { readonly what: 'expense'; readonly rupees: number; readonly made: Moment }
    | { readonly what: 'undo'; readonly note: string }
    /** `note`: an undo or plates, as both take others back. */
    | { readonly what: 'restore'; readonly note: string }
  );

export interface DayFigures {
  readonly day: string;
  readonly dishes: readonly {
    readonly dish: string;
    readonly plates: number;
    readonly revenue: number;
  }[];
  readonly plates: number;
  readonly revenue: number;
  readonly ingredientCost: number;
  readonly expenses: number;
  readonly left: number;
}

type Moment = Omit<NoteHead, 'first'>;

const isEarlier = (a: Moment, b: Moment) => a.at < b.at || (a.at === b.at && a.id < b.id);

const isEarlierDay = (a: Moment, b: Moment) =>
  a.day < b.day || (a.day === b.day && isEarlier(a, b));

function last<Item extends NoteHead>(items: readonly Item[], isLess = isEarlier): Item | undefined {
  let found: Item | undefined;
  for (const item of items) if (found === undefined || isLess(found, item)) found = item;
  return found;
}

/** Ids of what no longer counts: it was undone, or the owner put back what it took. */
export function takenBack(notes: readonly Note[]): ReadonlySet<string> {
  const undos = notes.filter((note) => note.what === 'undo');
  const isUndone = (id: string) => undos.some((undo) => undo.note === id);
  const restores = notes.filter((note) => note.what === 'restore');
  const taken = new Set(restores.flatMap(({ id, note }) => (isUndone(id) ? [] : [note])));
  for (const { note } of undos.filter(({ id }) => !taken.has(id))) taken.add(note);
  return taken;
}

function standing<What extends Note['what']>(notes: readonly Note[], what: What) {
  const taken = takenBack(notes);
  return notes.filter(
    (note): note is Extract<Note, { what: What }> => note.what === what && !taken.has(note.id),
  );
}

/** Without those that another correction of the same note replaces: of them the one that was made last counts. */
function lastMade<What extends 'tap' | 'expense'>(notes: readonly Note[], what: What) {
  type Made = Extract<Note, { made: Moment }>;
  const all = notes.filter((note): note is Made => note.what === what);
  const counting = standing(notes, what);
  const isCounting = new Set<Note>(counting);
  const undos = new Set(standing(notes, 'undo').map(({ id }) => id));
  const made = (note: Made) => (undos.has(note.made.id) ? note.made : note);
  const isCorrection = (note: Made) => note.corrects !== undefined && made(note) !== note;
  const corrected = new Set(all.filter(isCorrection).map((note) => note.corrects));
  const left = all.filter(({ id }) => !corrected.has(id));
  const replaced = left.filter((note) =>
    left.some(
      (other) =>
        other.first === note.first &&
        isEarlier(made(note), made(other)) &&
        (isCorrection(note) || isCounting.has(other)),
    ),
  );
  const isReplaced = new Set<Note>(replaced);
  return counting.filter((note) => !isReplaced.has(note));
}

/** The price of a dish at the moment of a note: the day's own, else the last change before that moment. */
function sellingPrice(notes: readonly Note[], of: string, moment: NoteHead): number {
  const prices = standing(notes, 'price').filter((note) => note.of === of);
  const ofDay = last(prices.filter((note) => note.isForDay && note.day === moment.day));
  const before = prices.filter((note) => !note.isForDay && isEarlierDay(note, moment));
  return (ofDay ?? last(before, isEarlierDay))?.rupees ?? Number.NaN;
}

function ricePrice(notes: readonly Note[], day: string): number {
  const prices = standing(notes, 'price').filter((note) => note.of === 'rice');
  const ofDay = last(prices.filter((note) => note.isForDay && note.day === day));
  const until = prices.filter((note) => !note.isForDay && note.day <= day);
  return (ofDay ?? last(until, isEarlierDay))?.rupees ?? Number.NaN;
}

/** What each plate of a dish brought on a day. */
function plates(notes: readonly Note[], day: string, dish: string): readonly number[] {
  const isOfDish = (note: { readonly day: string; readonly dish: string }) =>
    note.day === day && note.dish === dish;
  const taps = lastMade(notes, 'tap').filter(isOfDish);
  const counts = standing(notes, 'count').filter(isOfDish);
  const count = last(counts.filter(({ first }) => !counts.some(({ seen }) => seen.has(first))));
  const sold: number[] = [];
  const tapAll = (some: readonly (typeof taps)[number][]) => {
    let owed = 0;
    for (const tap of some.toSorted((a, b) => (isEarlier(a, b) ? -1 : 1))) {
      for (let plate = 0; plate < tap.plates; plate += 1) {
        if (owed > 0) owed -= 1;
        else sold.push(sellingPrice(notes, dish, tap));
      }
      for (let plate = 0; plate > tap.plates; plate -= 1) if (sold.pop() === undefined) owed += 1;
    }
  };
  if (count) {
    tapAll(taps.filter(({ first }) => count.seen.has(first)));
    while (sold.length > count.plates) sold.pop();
    while (sold.length < count.plates) sold.push(sellingPrice(notes, dish, count));
  }
  tapAll(taps.filter(({ first }) => !count?.seen.has(first)));
  return sold;
}

/** The figures of a day, of the notes that a phone knows. */
export function figuresOf(notes: readonly Note[], day: string): DayFigures {
  const dishes = ORACLE_DISHES.map((dish) => {
    const sold = plates(notes, day, dish);
    return { dish, plates: sold.length, revenue: sold.reduce((sum, each) => sum + each, 0) };
  });
  const count = dishes.reduce((sum, dish) => sum + dish.plates, 0);
  const revenue = dishes.reduce((sum, dish) => sum + dish.revenue, 0);
  // A tenth of whole rupees has no more than one decimal.
  const cost = (count * ricePrice(notes, day)) / 10;
  const expenses = lastMade(notes, 'expense')
    .filter((note) => note.day === day)
    .reduce((sum, { rupees }) => sum + rupees, 0);
  const left = (revenue * 10 - count * ricePrice(notes, day) - expenses * 10) / 10;
  return { day, dishes, plates: count, revenue, ingredientCost: cost, expenses, left };
}
