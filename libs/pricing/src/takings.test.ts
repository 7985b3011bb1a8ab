import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePlatesSold, openingDay, setIngredientPrice, setPlatesSold } from './day';
import type { Day } from './day';
import { menuItemFigures } from './menu-item-figures';
import { exampleDay } from './testing/example-days';

/** 15 plates of Masala Dosa, some of them at ₹80; the price is ₹85 now. */
const day: Day = { ...exampleDay(), takings: { 'masala-dosa': 1200.5 } };

function takingsAt(plates: number): number | undefined {
  return setPlatesSold(day, 'masala-dosa', plates).takings?.['masala-dosa'];
}

describe('a changed count of an item with takings', () => {
  it('adds plates, and takes them back, at the price of today', () => {
    expect(takingsAt(17)).toBe(1370.5);
    expect(changePlatesSold(day, 'masala-dosa', -1).takings).toEqual({ 'masala-dosa': 1115.5 });
  });

  it('comes back to the takings it had', () => {
    const more = changePlatesSold(day, 'masala-dosa', 3);
    expect(changePlatesSold(more, 'masala-dosa', -3)).toEqual(day);
  });

  it('never makes takings negative', () => {
    const cheap = { ...day, takings: { 'masala-dosa': 100 } };
    expect(setPlatesSold(cheap, 'masala-dosa', 1).takings).toEqual({ 'masala-dosa': 0 });
  });

  it('adds no error of the last bit', () => {
    const odd = { ...day, menu: day.menu.map((item) => ({ ...item, sellingPrice: 0.1 })) };
    const taken = { ...odd, takings: { 'masala-dosa': 0.2 } };
    expect(changePlatesSold(taken, 'masala-dosa', 1).takings).toEqual({ 'masala-dosa': 0.3 });
  });

  it('forgets them with the last plate, and goes by the price from then on', () => {
    const none = setPlatesSold(day, 'masala-dosa', 0);
    expect(none).not.toHaveProperty('takings');
    expect(menuItemFigures(setPlatesSold(none, 'masala-dosa', 2))[1]?.itemRevenue).toBe(170);
  });

  it('is worth what its plates are worth, whatever was entered before', () => {
    const entries = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: -40, max: 60 })));
    fc.assert(
      fc.property(entries, (list) => {
        const after = list.reduce(
          (before, [isChange, plates]) =>
            (isChange ? changePlatesSold : setPlatesSold)(before, 'plain-dosa', plates),
          day,
        );
        expect(after.takings).toEqual(day.takings);
        const plates = after.platesSold['plain-dosa'] ?? 0;
        expect(menuItemFigures(after)[4]?.itemRevenue).toBe(plates * 50);
      }),
    );
  });
});

describe('the other changes of a day', () => {
  it('keep takings where plates stay', () => {
    expect(setIngredientPrice(day, 'rice', 61).takings).toEqual(day.takings);
    expect(setPlatesSold(day, 'plain-dosa', 3).takings).toEqual(day.takings);
  });

  it('leave the unknown costs alone', () => {
    const unknownCostItemIds = ['masala-dosa'];
    const unknown = { ...openingDay({ random: () => 0 }), unknownCostItemIds };
    const changed = [
      setPlatesSold(unknown, 'masala-dosa', 3),
      setIngredientPrice(unknown, 'rice', 61),
    ];
    for (const after of changed) expect(after.unknownCostItemIds).toEqual(unknownCostItemIds);
  });
});
