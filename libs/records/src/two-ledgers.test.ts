import {
  changeBefore,
  dayView,
  isReference,
  noReferences,
  platesByDish,
  totalsOf,
  typedCount,
  undoOf,
  withReferences,
} from '@thela/ledger';
import type { Entry, LedgerEvent } from '@thela/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newEvents } from './device/new-events';
import { figuresOf, ORACLE_DAYS, ORACLE_DISHES, takenBack } from './testing/two-ledgers-oracle';
import type { Note } from './testing/two-ledgers-oracle';

const BEFORE = '2026-11-19';
const NOON = Date.parse('2026-11-22T12:00+05:30');
const MINUTE_MS = 60_000;

const phone = fc.nat({ max: 1 });
const day = fc.constantFrom(ORACLE_DAYS[1], ORACLE_DAYS[1], ORACLE_DAYS[0]);
const dish = fc.constantFrom(...ORACLE_DISHES);
const rupees = fc.integer({ min: 1, max: 90 });
/** Which of the things done so far is meant. */
const which = fc.nat();

/** @param weight how often, against the others */
const doing = <Of extends string, Rest extends object>(
  weight: number,
  of: Of,
  rest: { readonly [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => ({
  weight,
  arbitrary: fc
    .tuple(phone, fc.record<Rest>(rest))
    .map(([on, more]) => ({ does: of, phone: on, ...(more as Rest) })),
});

/** One thing that happens: on a phone, or between the two. */
const step = fc.oneof(
  doing(6, 'tap', { day, dish, plates: fc.integer({ min: -4, max: 9 }).filter(Boolean) }),
  doing(4, 'count', { day, dish, plates: fc.nat({ max: 25 }) }),
  doing(3, 'price', {
    day,
    of: fc.constantFrom(...ORACLE_DISHES, 'rice'),
    rupees,
    isForDay: fc.nat({ max: 3 }).map((number) => number === 0),
  }),
  doing(1, 'expense', { day, rupees }),
  doing(2, 'undo', { which }),
  doing(1, 'put back', { which }),
  doing(1, 'correct', { which, rupees }),
  doing(1, 'import', {
    day,
    dish,
    taps: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
  }),
  doing(1, 'undo import', { which }),
  doing(4, 'send', { part: fc.integer({ min: 1, max: 4 }) }),
  doing(1, 'set the clock', { minutes: fc.integer({ min: -720, max: 720 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const runs = fc.record({
  clocks: fc.tuple(fc.integer({ min: -720, max: 720 }), fc.integer({ min: -720, max: 720 })),
  steps: fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }),
});

/** One ledger, as a phone has it: what arrives is added to what is known, in whatever order. */
function openLedger(device: number, firstEvents: readonly LedgerEvent[], now: () => number) {
  const own = `00000000-0000-4000-8000-00000000000${device}`;
  const events: LedgerEvent[] = [];
  let references = noReferences;
  const add = (added: readonly LedgerEvent[]) => {
    const fresh = added.filter(({ id }) => events.every((event) => event.id !== id));
    events.push(...fresh);
    references = withReferences(references, fresh);
  };
  add(firstEvents);
  const make = newEvents(
    () => own,
    now,
    // As the book of a page follows them: its own entries, and everybody's changes.
    (of) => {
      const followed = events.filter((event) => event.device === own || isReference(event));
      return Math.max(0, ...followed.map(({ day: each, at }) => (each === of ? at : 0)));
    },
    (entry, of) => changeBefore(references, entry, of),
  );
  return {
    events,
    add,
    enter: (entry: Entry, of: string): LedgerEvent => {
      const [event] = make([entry], of) as [LedgerEvent];
      add([event]);
      return event;
    },
    correct: (event: LedgerEvent, entry: Entry) => {
      const made = make([undoOf(event), entry], event.day, event);
      add(made);
      return made;
    },
    figures: (of: string) => {
      // Repeats change nothing.
      const ofDay = [...events, ...events.slice(-3)].filter((event) => event.day === of);
      const { dishes, ...totals } = totalsOf(references, of, ofDay);
      const { plates, revenue, ingredientCost, expenses, left } = totals;
      const counted = platesByDish(ofDay);
      const view = dayView(references, of, ofDay);
      const known = ORACLE_DISHES.map((id) => {
        const found = dishes.find((each) => each.dish === id);
        const sold = found?.plates ?? 0;
        // All that the ledger says of a dish is of one mind.
        expect(Math.max(counted.get(id) ?? 0, 0)).toBe(sold);
        expect(view.platesSold[id]).toBe(sold);
        return { dish: id, plates: sold, revenue: found?.revenue ?? 0 };
      });
      return { day: of, dishes: known, plates, revenue, ingredientCost, expenses, left };
    },
  };
}

/** Two ledgers of a stall that was set up before, and what was done at each. */
function twoLedgers(clocks: readonly [number, number]) {
  const aheadMs = clocks.map((minutes) => minutes * MINUTE_MS);
  let time = NOON;
  const notes = new Map<string, Note>();
  const note = (made: NewNote) => void notes.set(made.id, { first: made.id, ...made });
  const setUp = openLedger(9, [], () => Date.parse(`${BEFORE}T12:00+05:30`));
  setUp.enter({ kind: 'stall', fields: { name: 'Asha Tiffin' } }, BEFORE);
  const fields = { unit: 'kg' } as const;
  setUp.enter({ kind: 'ingredient', ingredient: 'rice', fields, scope: 'from' }, BEFORE);
  const price = (of: string, rupee: number, entry: Entry) =>
    note({
      ...headOf(setUp.enter(entry, BEFORE)),
      what: 'price',
      of,
      rupees: rupee,
      isForDay: false,
    });
  for (const of of ORACLE_DISHES) {
    const recipe = [{ ingredient: 'rice', amount: 0.1, unit: 'kg' as const }];
    const added = { name: of, sellingPrice: 30, recipe, isRetired: false };
    price(of, 30, { kind: 'dish', dish: of, fields: added, scope: 'from' });
  }
  price('rice', 50, priceEntry('rice', 50, false));
  const phones = [0, 1].map((index) =>
    openLedger(index, setUp.events, () => time + (aheadMs[index] ?? 0)),
  );
  return {
    phones,
    notes,
    note,
    /** A minute passes. */
    pass: () => {
      time += MINUTE_MS;
    },
    setClock: (index: number, minutes: number) => {
      aheadMs[index] = minutes * MINUTE_MS;
    },
  };
}

/** A note; one that corrects nothing is the first of its kind. */
type NewNote = Note extends infer Each
  ? Each extends Note
    ? Omit<Each, 'first'> & Partial<Each>
    : never
  : never;

type Ledgers = ReturnType<typeof twoLedgers>;
type Ledger = ReturnType<typeof openLedger>;

function priceEntry(of: string, price: number, isForDay: boolean): Entry {
  const scope = isForDay ? 'day' : 'from';
  return of === 'rice'
    ? { kind: 'price', ingredient: of, price, unit: 'kg', scope }
    : { kind: 'dish', dish: of, fields: { sellingPrice: price }, scope };
}

function correctedEntry(event: LedgerEvent, { what, ...note }: Note, number: number): Entry {
  if (event.kind === 'plates') {
    return 'count' in event ? { ...event, count: number } : { ...event, plates: number };
  }
  if (what === 'price' && 'of' in note) return priceEntry(note.of, number, note.isForDay);
  return { kind: 'expense', category: 'gas', note: '', amount: number };
}

const headOf = ({ id, at, day: of }: LedgerEvent) => ({ id, at, day: of });

/** Does one thing, and notes it as who did it would. Imports are kept by their ids. */
function take(ledgers: Ledgers, imports: string[][], done: Step): void {
  const { notes, note, setClock, phones } = ledgers;
  const here = phones[done.phone] as Ledger;
  /** What counts on this phone, before the eyes of who types. */
  const visible = () => {
    const known = here.events.flatMap(({ id }) => notes.get(id) ?? []);
    const taken = takenBack(known);
    return new Set(known.flatMap(({ id, first }) => (taken.has(id) ? [] : [first])));
  };
  const noteUndo = (made: LedgerEvent, event: LedgerEvent) =>
    note({ ...headOf(made), what: 'undo', note: event.id });
  const undo = (event: LedgerEvent) => noteUndo(here.enter(undoOf(event), event.day), event);
  /** One of the things that are known here, of the days that are looked at. */
  const chosen = (isMeant: (event: LedgerEvent) => boolean) => {
    const all = here.events.filter((event) => event.day !== BEFORE && isMeant(event));
    return 'which' in done ? all[done.which % Math.max(all.length, 1)] : undefined;
  };
  const tap = (plates: number) => {
    if (!('dish' in done)) throw new Error('Nothing is tapped.');
    const made = headOf(here.enter({ kind: 'plates', dish: done.dish, plates }, done.day));
    note({ ...made, what: 'tap', dish: done.dish, plates, made });
    return made.id;
  };
  switch (done.does) {
    case 'tap':
      return void tap(done.plates);
    case 'count': {
      const { dish: of, plates } = done;
      const said = { what: 'count', dish: of, plates, seen: visible() } as const;
      const known = here.events.filter((event) => event.day === done.day);
      const made = here.enter(typedCount(known, of, plates) as Entry, done.day);
      return note({ ...headOf(made), ...said });
    }
    case 'price': {
      const { of, rupees: price, isForDay } = done;
      const made = here.enter(priceEntry(of, price, isForDay), done.day);
      return note({ ...headOf(made), what: 'price', of, rupees: price, isForDay });
    }
    case 'expense': {
      const entry: Entry = { kind: 'expense', category: 'gas', note: '', amount: done.rupees };
      const made = headOf(here.enter(entry, done.day));
      return note({ ...made, what: 'expense', rupees: done.rupees, made });
    }
    case 'undo': {
      const event = chosen(({ kind }) => kind !== 'undo');
      return event && undo(event);
    }
    case 'put back': {
      // The owner puts back what was taken back: by an undo, or by plates.
      const event = chosen((each) => (each.kind === 'undo' ? each.of : each.kind) === 'plates');
      if (!event) return;
      const made = here.enter({ kind: 'restore', events: [event.id] }, event.day);
      return note({ ...headOf(made), what: 'restore', note: event.id });
    }
    case 'correct': {
      // With the day and time that it had.
      const event = chosen(({ kind }) => kind !== 'undo');
      const before = event && notes.get(event.id);
      if (!event || !before || before.what === 'undo' || before.what === 'restore') return;
      const entry = correctedEntry(event, before, done.rupees);
      const [undone, corrected] = here.correct(event, entry) as [LedgerEvent, LedgerEvent];
      noteUndo(undone, event);
      const number = before.what === 'tap' || before.what === 'count' ? 'plates' : 'rupees';
      const made = 'made' in before && { made: undone, corrects: event.id };
      return note({ ...before, ...headOf(corrected), [number]: done.rupees, ...made });
    }
    case 'import':
      return void imports.push(done.taps.map(tap));
    case 'undo import': {
      const ids = imports[done.which % Math.max(imports.length, 1)] ?? [];
      return void here.events.filter(({ id }) => ids.includes(id)).map(undo);
    }
    case 'send': {
      // Some of it may take another way, and come first.
      const sent = here.events.filter((_, index) => done.part === 1 || index % done.part > 0);
      return phones[1 - done.phone]?.add(sent.toReversed());
    }
    default:
      setClock(done.phone, done.minutes);
  }
}

function expectRight({ phones, notes }: Ledgers): void {
  for (const { events, figures } of phones) {
    const known = events.flatMap(({ id }) => notes.get(id) ?? []);
    for (const of of ORACLE_DAYS) {
      const found = figures(of);
      expect(found).toEqual(figuresOf(known, of));
      expect(found.dishes.reduce((sum, { plates }) => sum + plates, 0)).toBe(found.plates);
      expect(found.dishes.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(found.revenue);
    }
  }
}

describe.each([
  [60, []],
  [2000, ['nightly']],
] as const)('two ledgers with clocks up to a day apart, %i times', (numRuns, tags) => {
  it('have the figures of the slow oracle, agree, and lose nothing', { tags: [...tags] }, () => {
    fc.assert(
      fc.property(runs, ({ clocks, steps }) => {
        const ledgers = twoLedgers(clocks);
        const imports: string[][] = [];
        for (const done of steps) {
          ledgers.pass();
          take(ledgers, imports, done);
          if (done.does === 'send') expectRight(ledgers);
        }
        const [one, other] = ledgers.phones as [Ledger, Ledger];
        one.add(other.events);
        other.add(one.events);
        expectRight(ledgers);
        for (const of of ORACLE_DAYS) expect(one.figures(of)).toEqual(other.figures(of));
        const ids = new Set(one.events.map(({ id }) => id));
        expect([...ledgers.notes.keys()].filter((id) => !ids.has(id))).toEqual([]);
      }),
      { numRuns },
    );
  });
});
