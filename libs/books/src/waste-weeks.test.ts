import { noReferences, withReferences } from '@thela/ledger';
import type { Entry, LedgerEvent } from '@thela/ledger';
import { deliveries, randomEvents } from '@thela/ledger/random-events';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wasteWeeks } from './index';
import { TODAY } from './testing/days';

let count = 0;

function event(entry: Entry, day: string): LedgerEvent {
  count += 1;
  return {
    ...entry,
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    day,
    at: count,
    device: '11111111-1111-4111-8111-111111111111',
  };
}

const price = (amount: number, day: string) =>
  event({ kind: 'price', ingredient: 'tomatoes', price: amount, unit: 'kg', scope: 'from' }, day);
const spoilt = (amount: number, unit: 'g' | 'kg', day: string) =>
  event({ kind: 'waste', reason: 'spoilt', ingredient: 'tomatoes', amount, unit }, day);
const unsold = (dish: string, plates: number, day: string) =>
  event({ kind: 'waste', reason: 'unsold', dish, plates }, day);

const setUp = [
  event(
    {
      kind: 'dish',
      dish: 'idli',
      fields: { name: 'Idli', recipe: [{ ingredient: 'tomatoes', amount: 200, unit: 'g' }] },
      scope: 'from',
    },
    '2026-11-01',
  ),
  event({ kind: 'dish', dish: 'vada', fields: { name: 'Vada' }, scope: 'from' }, '2026-11-01'),
  price(40, '2026-11-01'),
  price(50, '2026-11-18'),
];

function weeksOf(events: readonly LedgerEvent[], from: string, to: string) {
  return wasteWeeks(withReferences(noReferences, [...setUp, ...events]), events, { from, to });
}

const tomatoes = { kind: 'ingredient', id: 'tomatoes', unit: 'kg' } as const;

it('adds up amounts in different units, each at the cost of its day', () => {
  const events = [
    spoilt(600, 'g', '2026-11-17'),
    spoilt(0.1, 'kg', '2026-11-18'),
    unsold('idli', 3, TODAY),
  ];
  expect(weeksOf(events, '2026-11-16', TODAY)).toEqual([
    {
      from: '2026-11-16',
      to: TODAY,
      days: 7,
      cost: 59,
      hasUnknownCost: false,
      items: [
        {
          subject: { kind: 'dish', id: 'idli', unit: 'plate' },
          name: 'Idli',
          reason: 'unsold',
          amount: 3,
          cost: 30,
        },
        { subject: tomatoes, name: 'tomatoes', reason: 'spoilt', amount: 0.7, cost: 29 },
      ],
    },
  ]);
});

it('lists every week of the range, cut off where it ends', () => {
  const found = weeksOf([spoilt(1, 'kg', '2026-11-05')], '2026-11-05', '2026-11-17');
  expect(found.map(({ from, to, days, cost }) => [from, to, days, cost])).toEqual([
    ['2026-11-16', '2026-11-17', 2, 0],
    ['2026-11-09', '2026-11-15', 7, 0],
    ['2026-11-05', '2026-11-08', 4, 40],
  ]);
});

it('gives no cost where none is known', () => {
  const [week] = weeksOf([unsold('vada', 2, TODAY), spoilt(1, 'kg', TODAY)], TODAY, TODAY);
  expect(week).toMatchObject({
    cost: 50,
    hasUnknownCost: true,
    items: [{ cost: 50 }, { name: 'Vada', amount: 2, cost: null }],
  });
});

it('keeps reasons apart, and leaves out what was undone', () => {
  const mistake = spoilt(9, 'kg', TODAY);
  const spilt: Entry = {
    kind: 'waste',
    reason: 'spilt',
    ingredient: 'tomatoes',
    amount: 1,
    unit: 'kg',
  };
  const undo = event({ kind: 'undo', event: mistake.id, of: 'waste' }, TODAY);
  const [week] = weeksOf(
    [undo, mistake, spoilt(1, 'kg', TODAY), event(spilt, TODAY)],
    TODAY,
    TODAY,
  );
  expect(week?.items.map(({ reason, amount }) => [reason, amount]).sort()).toEqual([
    ['spilt', 1],
    ['spoilt', 1],
  ]);
});

it('does not depend on the order of events', () => {
  const range = { from: '2026-11-20', to: '2026-11-23' };
  const delivered = randomEvents.chain((events) =>
    fc.tuple(fc.constant(events), deliveries(events)),
  );
  fc.assert(
    fc.property(delivered, ([events, batches]) => {
      const references = withReferences(noReferences, events);
      expect(wasteWeeks(references, batches.flat(), range)).toEqual(
        wasteWeeks(references, events, range),
      );
    }),
  );
});
