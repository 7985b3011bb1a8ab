import { describe, expect, it } from 'vitest';
import { openingDay } from './day';
import { dayActions } from './day-actions';

/** A day held by a variable, as a store would hold it. */
function heldDay() {
  let day = openingDay({ platesSold: { 'plain-dosa': 2 }, random: () => 0 });
  const actions = dayActions(
    (next) => {
      day = next(day);
    },
    () => 0.5,
    () => '2026-11-20',
  );
  return { actions, current: () => day };
}

describe('dayActions', () => {
  it('replaces the held day, each change building on the last', () => {
    const { actions, current } = heldDay();
    actions.setIngredientPrice('onions', 42.5);
    actions.changePlatesSold('plain-dosa', 1);
    actions.changePlatesSold('plain-dosa', 1);
    actions.setPlatesSold('idli-sambar', 7);
    expect(current().ingredientPrices.onions).toBe(42.5);
    expect(current().platesSold).toMatchObject({ 'plain-dosa': 4, 'idli-sambar': 7 });
  });

  it('dates plates that are entered, and begins a new day', () => {
    const { actions, current } = heldDay();
    actions.setIngredientPrice('onions', 42.5);
    expect(current()).not.toHaveProperty('platesSince');
    actions.changePlatesSold('plain-dosa', 1);
    expect(current().platesSince).toBe('2026-11-20');
    actions.startNewDay();
    expect(current().platesSold['plain-dosa']).toBe(0);
    expect(current().ingredientPrices.onions).toBe(42.5);
    actions.setPlatesSold('plain-dosa', 1);
    expect(current().platesSince).toBe('2026-11-20');
  });

  it('draws samples from the random numbers it was given, and takes them away again', () => {
    const { actions, current } = heldDay();
    actions.showSampleFigures();
    expect(current().platesSold['plain-dosa']).toBe(35);
    expect(current().sampleItemIds).toHaveLength(5);
    actions.startFromZero();
    expect(current().platesSold['plain-dosa']).toBe(0);
    expect(current().sampleItemIds).toEqual([]);
  });
});
