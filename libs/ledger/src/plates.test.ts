import { expect, it } from 'vitest';
import { eventsOf, plateEntries, platesByDish } from './index';
import { ledgerPen } from './testing/events';

it('plates add up, each event once, taken-back ones not at all', () => {
  const pen = ledgerPen();
  const three = pen.plates('__proto__', 3);
  const wrong = pen.plates('__proto__', 50);
  const taken = pen.plates('vada', -2);
  const events = [pen.undo(wrong), three, taken, three, wrong];
  expect([...platesByDish(events)]).toEqual([
    ['__proto__', 3],
    ['vada', -2],
  ]);
  expect(eventsOf(events)).toEqual([three, taken]);
});

it('an undo of another kind or day takes nothing back', () => {
  const pen = ledgerPen();
  const plates = pen.plates('vada', 3);
  const undo = { kind: 'undo', event: plates.id } as const;
  const others = [
    pen.write({ ...undo, of: 'waste' }),
    pen.write({ ...undo, of: 'plates' }, '2026-11-21'),
  ];
  expect(eventsOf([plates, ...others])).toEqual([plates]);
});

it.each([
  [12, 40, [{ kind: 'plates', dish: 'vada', plates: 28, typed: 40 }]],
  [12, 3.9, [{ kind: 'plates', dish: 'vada', plates: -9, typed: 3 }]],
  [-2, 5, [{ kind: 'plates', dish: 'vada', plates: 7, typed: 5 }]],
  [12, Number.NaN, [{ kind: 'plates', dish: 'vada', plates: -12, typed: 0 }]],
  [12, 12, []],
  [
    2_000_007,
    7,
    [
      { kind: 'plates', dish: 'vada', plates: -1_000_000 },
      { kind: 'plates', dish: 'vada', plates: -1_000_000, typed: 7 },
    ],
  ],
  [
    -500_000,
    1_000_000,
    [
      { kind: 'plates', dish: 'vada', plates: 1_000_000 },
      { kind: 'plates', dish: 'vada', plates: 500_000, typed: 1_000_000 },
    ],
  ],
])('a count of %d that is typed as %d gives %j', (counted, typed, entries) => {
  expect(plateEntries(counted, typed, 'vada')).toEqual(entries);
});
