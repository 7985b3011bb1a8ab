import { describe, expect, it } from 'vitest';
import {
  changeBefore,
  eventsOf,
  lostDecisions,
  noReferences,
  typedCount,
  withReferences,
} from './index';
import type { Entry, LedgerEvent } from './index';
import { ledgerPen, TODAY } from './testing/events';

const MINE = '0d000000-0000-4000-8000-000000000001';
const THEIRS = '0d000000-0000-4000-8000-000000000002';

/** A phone that knows some events, and names the change before each of its own. */
function phone(device: string, firstId: number, known: readonly LedgerEvent[] = []) {
  const pen = ledgerPen(TODAY, firstId);
  const events = [...known];
  return {
    events,
    enter: (entry: Entry, day = TODAY) => {
      const after = changeBefore(withReferences(noReferences, events), entry, day);
      const event: LedgerEvent = { ...pen.write(entry, day), ...(after && { after }), device };
      events.push(event);
      return event;
    },
  };
}

const price = (amount: number): Entry => ({
  kind: 'price',
  ingredient: 'rice',
  price: amount,
  unit: 'kg',
  scope: 'from',
});
const dish = (fields: Extract<Entry, { kind: 'dish' }>['fields'], scope: 'from' | 'day' = 'from') =>
  ({ kind: 'dish', dish: 'vada', fields, scope }) as const;

function lost(mine: readonly LedgerEvent[], theirs: readonly LedgerEvent[]) {
  const received = theirs.filter((event) => !mine.includes(event));
  const before = { references: withReferences(noReferences, mine), entries: mine };
  return lostDecisions(before, received, MINE, TODAY);
}

describe('a decision that another phone replaced', () => {
  const shared = phone(THEIRS, 1);
  shared.enter(price(30));
  shared.enter(dish({ name: 'Vada', sellingPrice: 30 }));

  it.each<[string, Entry, Entry]>([
    ['a price', price(35), price(40)],
    ['a selling price', dish({ sellingPrice: 35 }), dish({ sellingPrice: 40 })],
    ['a name', dish({ name: 'Medu Vada' }), dish({ name: 'Vadai', position: 3 })],
    [
      'a recipe',
      dish({ recipe: [] }),
      dish({ recipe: [{ ingredient: 'rice', amount: 1, unit: 'kg' }] }),
    ],
    ['a dish that is taken off', dish({ isRetired: true }), dish({ isRetired: false })],
    ['a day’s price', dish({ sellingPrice: 1 }, 'day'), dish({ sellingPrice: 2 }, 'day')],
    [
      'the stall',
      { kind: 'stall', fields: { name: 'A' } },
      { kind: 'stall', fields: { name: 'B' } },
    ],
    [
      'an ingredient',
      { kind: 'ingredient', ingredient: 'rice', fields: { unit: 'kg' }, scope: 'from' },
      { kind: 'ingredient', ingredient: 'rice', fields: { unit: 'g' }, scope: 'from' },
    ],
  ])('without having seen it is told, by both: %s', (_name, mine, theirs) => {
    const me = phone(MINE, 100, shared.events);
    const other = phone(THEIRS, 200, shared.events);
    const pair = { mine: me.enter(mine), theirs: other.enter(theirs) };
    expect(lost(me.events, other.events)).toEqual([pair]);
  });

  it('is none where the other phone had seen it, also after another field changed', () => {
    const me = phone(MINE, 100, shared.events);
    me.enter(dish({ sellingPrice: 35 }));
    const other = phone(THEIRS, 200, me.events);
    other.enter(dish({ name: 'Vadai' }));
    other.enter(dish({ sellingPrice: 40 }));
    expect(lost(me.events, other.events)).toEqual([]);
  });

  it('is none where mine is the later one, both say the same, or another field is meant', () => {
    const other = phone(THEIRS, 100, shared.events);
    other.enter(price(35));
    const later = phone(MINE, 200, shared.events);
    later.enter(price(40));
    expect(lost(later.events, other.events)).toEqual([]);
    const me = phone(MINE, 50, shared.events);
    me.enter(price(35));
    expect(lost(me.events, other.events)).toEqual([]);
    const namer = phone(MINE, 50, shared.events);
    namer.enter(dish({ name: 'Vadai' }));
    const pricer = phone(THEIRS, 100, shared.events);
    pricer.enter(dish({ sellingPrice: 41 }));
    expect(lost(namer.events, pricer.events)).toEqual([]);
  });

  it('is told though what is received goes in a circle', () => {
    const me = phone(MINE, 100, shared.events);
    const mine = me.enter(price(35));
    const theirs = phone(THEIRS, 200, shared.events).enter(price(40));
    const circle = { ...theirs, after: theirs.id } as LedgerEvent;
    expect(lost(me.events, [circle])).toEqual([{ mine, theirs: circle }]);
  });
});

describe('a typed count', () => {
  const count = (events: readonly LedgerEvent[], plates: number): Entry => {
    const entry = typedCount(events, 'vada', plates);
    if (entry === null) throw new Error('Nothing is typed.');
    return entry;
  };

  it('that another one replaced without having seen it is told, of any day', () => {
    for (const day of [TODAY, '2026-11-20']) {
      const me = phone(MINE, 100);
      const mine = me.enter(count([], 40), day);
      const other = phone(THEIRS, 200);
      const theirs = other.enter(count([], 38), day);
      expect(lost(me.events, other.events)).toEqual([{ mine, theirs }]);
    }
  });

  it('is none for who had seen it, the same count, and taps', () => {
    const me = phone(MINE, 100);
    me.enter(count([], 40));
    const other = phone(THEIRS, 200, me.events);
    other.enter(count(other.events, 38));
    expect(lost(me.events, other.events)).toEqual([]);
    expect(lost(me.events, [phone(THEIRS, 200).enter(count([], 40))])).toEqual([]);
    const tap = phone(THEIRS, 200).enter({ kind: 'plates', dish: 'vada', plates: 3 });
    expect(lost(me.events, [tap])).toEqual([]);
  });
});

describe('a correction', () => {
  const expense: Entry = { kind: 'expense', category: 'gas', note: '', amount: 300 };
  const waste: Entry = { kind: 'waste', dish: 'vada', plates: 5, reason: 'unsold' };
  const sale: Entry = { kind: 'plates', dish: 'vada', plates: 12 };

  /** As a phone does it: with the time of what it corrects, and ids that tell. */
  function correct(by: ReturnType<typeof phone>, event: LedgerEvent, entry: Entry, letter: string) {
    const start = event.id.slice(0, 24).replaceAll(/[\da-f]/g, letter);
    const undone = by.enter({ kind: 'undo', event: event.id, of: entry.kind as 'expense' });
    const corrected = { ...by.enter(entry), at: event.at, id: start + event.id.slice(24) };
    by.events.splice(-2, 2, { ...undone, id: start + undone.id.slice(24) }, corrected);
    return corrected;
  }

  it.each<[Entry, object, object]>([
    [expense, { amount: 350 }, { amount: 320 }],
    [sale, { plates: 3 }, { plates: 4 }],
    [waste, { plates: 3 }, { plates: 4 }],
  ])('that another phone made later, too, counts once, and who lost is told: %j', (entry, a, b) => {
    const shared = phone(THEIRS, 1);
    const event = shared.enter(entry);
    const [me, other] = [phone(MINE, 100, shared.events), phone(THEIRS, 200, shared.events)];
    const mine = correct(me, event, { ...entry, ...a }, 'f');
    const theirs = correct(other, event, { ...entry, ...b }, '1');
    expect(lost(me.events, other.events)).toEqual([{ mine, theirs }]);
    expect(eventsOf([...me.events, ...other.events])).toEqual([theirs]);
    expect(eventsOf([...other.events, ...me.events])).toEqual([theirs]);
    const third = phone(MINE, 300, [...me.events, ...other.events]);
    const again = correct(third, theirs, { ...entry, ...a }, '2');
    expect(eventsOf(third.events)).toEqual([again]);
    expect(lost(other.events, third.events.slice(-2))).toEqual([]);
    const gone = other.enter({ kind: 'undo', event: theirs.id, of: entry.kind as 'expense' });
    const one = { ...gone, id: '3'.repeat(8) + gone.id.slice(8) };
    expect(eventsOf([...me.events, ...other.events.slice(0, -1), one])).toEqual([]);
  });

  it('of a correction counts, though the clock was set back before it', () => {
    const me = phone(MINE, 1);
    const event = me.enter(expense);
    const next = correct(me, correct(me, event, { ...expense, amount: 350 }, '5'), expense, '4');
    const set = me.events.map((each) =>
      each.id.startsWith('5') ? { ...each, at: 10 ** 6 } : each,
    );
    expect(eventsOf(set)).toEqual([next]);
  });
});
