import { builtInMenu, defaultIngredientPrices, openingDay } from '@thela/pricing';
import { describe, expect, it } from 'vitest';
import { dayView, ingredientNamed, noReferences, stallOn, totalsOf, withReferences } from './index';
import { ledgerPen, TODAY } from './testing/events';

const TOMORROW = '2026-11-23';

describe('the day view', () => {
  it('is the day of the specification before any event, in its order', () => {
    const day = dayView(noReferences, TODAY, []);
    expect(day).toEqual(openingDay({ platesSold: {}, random: () => 0 }));
    expect(Object.keys(day.ingredientPrices)).toEqual(Object.keys(defaultIngredientPrices));
    expect(day.menu.map(({ id }) => id)).toEqual(builtInMenu.map(({ id }) => id));
  });

  it('keeps a dish that was retired on the menu of a day on which it sold', () => {
    const pen = ledgerPen();
    const sold = pen.plates('masala-dosa', 2);
    const events = [sold, pen.dish('masala-dosa', { isRetired: true })];
    const references = withReferences(noReferences, events);
    const ids = (day: string) =>
      dayView(
        references,
        day,
        events.filter((e) => e.day === day),
      ).menu;
    expect(ids(TODAY).map(({ id }) => id)).toContain('masala-dosa');
    expect(ids(TOMORROW).map(({ id }) => id)).not.toContain('masala-dosa');
  });

  it('gives two ingredients of one name two names, and finds them by these', () => {
    const pen = ledgerPen();
    const events = [
      pen.write({ kind: 'stall', fields: { name: 'Ravi' } }),
      pen.ingredient('red-onions', { name: 'onions', unit: 'piece' }),
      pen.write({
        kind: 'price',
        ingredient: 'red-onions',
        price: 5,
        unit: 'piece',
        scope: 'from',
      }),
    ];
    const references = withReferences(noReferences, events);
    const { ingredientPrices } = dayView(references, TODAY, events);
    expect(ingredientPrices).toMatchObject({ onions: 30, 'onions (2)': 5 });
    expect(ingredientNamed(stallOn(references, TODAY), 'onions (2)')?.id).toBe('red-onions');
    expect(ingredientNamed(stallOn(references, TODAY), 'constructor')).toBeUndefined();
  });

  it('lists a retired ingredient only while a dish on the menu needs it', () => {
    const pen = ledgerPen();
    const events = ['cheese', 'potatoes'].map((id) => pen.ingredient(id, { isRetired: true }));
    events.push(pen.ingredient('ice', { isRetired: true }));
    const noCheese = pen.dish('cheese-uttapam', { isRetired: true });
    const references = withReferences(noReferences, [...events, noCheese]);
    const names = Object.keys(dayView(references, TODAY, []).ingredientPrices);
    expect(names).toContain('potatoes');
    expect(names).not.toContain('cheese');
    expect(names).not.toContain('ice');
  });

  it('marks dishes whose cost is not known, and lists their ingredients at 0', () => {
    const pen = ledgerPen();
    const events = [
      pen.ingredient('paneer', { name: 'Paneer', unit: 'kg' }),
      pen.dish('tikka', {
        name: 'Tikka',
        sellingPrice: 120,
        recipe: [{ ingredient: 'paneer', amount: 100, unit: 'g' }],
      }),
      pen.dish('tea', { name: 'Tea', sellingPrice: 10 }),
      pen.plates('tikka', 2),
      pen.plates('tea', 3),
    ];
    const references = withReferences(noReferences, events);
    const view = dayView(references, TODAY, events);
    expect(view.unknownCostItemIds).toEqual(['tea', 'tikka']);
    expect(view.ingredientPrices.Paneer).toBe(0);
    expect(view.takings).toBeUndefined();
    const totals = totalsOf(references, TODAY, events);
    expect(totals).toMatchObject({ revenue: 270, profit: null, unknownCost: ['Tea', 'Tikka'] });
    expect(totals.dishes.at(-1)).toMatchObject({
      revenue: 240,
      ingredientCost: null,
      profit: null,
    });
  });

  it('never shows fewer than 0 plates, and makes up for them before it counts again', () => {
    const pen = ledgerPen();
    const events = [pen.plates('plain-dosa', -3), pen.plates('plain-dosa', 5)];
    expect(dayView(noReferences, TODAY, events.slice(0, 1)).platesSold['plain-dosa']).toBe(0);
    expect(dayView(noReferences, TODAY, events).platesSold['plain-dosa']).toBe(2);
  });
});
