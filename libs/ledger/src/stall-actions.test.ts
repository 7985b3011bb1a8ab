import { describe, expect, it } from 'vitest';
import { builtInStall } from './built-in-stall';
import type { Entry, StallDay } from './events';
import { stallActions } from './stall-actions';

/** The actions of a stall on 22 November, and what they recorded. */
function open(stall = builtInStall) {
  const recorded: (readonly [readonly Entry[], StallDay])[] = [];
  const actions = stallActions({
    now: () => ({ stall, today: '2026-11-22' }),
    record: (entries, day) => recorded.push([entries, day]),
    newId: (of) => `${of}-new`,
  });
  return { actions, recorded };
}

describe('what is added', () => {
  it('comes last on the menu, without a recipe', () => {
    const { actions, recorded } = open();
    expect(actions.saveDish(null, { name: 'Vada', sellingPrice: 30 })).toBe('dish-new');
    const fields = { name: 'Vada', sellingPrice: 30, recipe: [], isRetired: false, position: 5 };
    const entry = { kind: 'dish', dish: 'dish-new', fields, scope: 'from' };
    expect(recorded).toEqual([[[entry], '2026-11-22']]);
  });

  it('is bought by the kilogram, as an ingredient that nobody says more of', () => {
    const { actions, recorded } = open();
    expect(actions.saveIngredient(null, { name: 'Ghee' })).toBe('ingredient-new');
    expect(recorded[0]?.[0]).toMatchObject([{ fields: { unit: 'kg', preparation: null } }]);
  });
});

it.each([
  [undefined, 'from', '2026-11-22'],
  ['2026-11-21', 'day', '2026-11-21'],
  ['2026-11-22', 'from', '2026-11-22'],
  // Nobody corrects a day that has not begun.
  ['2026-11-23', 'from', '2026-11-22'],
])('a change of the day %s counts %s the day %s', (day, scope, ofDay) => {
  const { actions, recorded } = open();
  const options = day === undefined ? {} : { day };
  actions.saveDish('idli', { sellingPrice: 45 }, options);
  actions.saveIngredient('rice', { isRetired: true }, options);
  actions.setPrice('rice', { price: 60, unit: 'kg' }, options);
  expect(recorded).toMatchObject([
    [[{ kind: 'dish', fields: { sellingPrice: 45 }, scope }], ofDay],
    [[{ kind: 'ingredient', fields: { isRetired: true }, scope }], ofDay],
    [[{ kind: 'price', price: 60, unit: 'kg', scope }], ofDay],
  ]);
});

it('says of the stall what is said, and no time zone that nobody chose', () => {
  const { actions, recorded } = open();
  actions.describe({ name: 'Annapurna' });
  expect(recorded[0]?.[0]).toEqual([{ kind: 'stall', fields: { name: 'Annapurna' } }]);
});
