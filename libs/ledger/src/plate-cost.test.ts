import { describe, expect, it } from 'vitest';
import {
  noReferences,
  plateCost,
  preparationCost,
  stallOn,
  usesFuel,
  withReferences,
  wouldCircle,
} from './index';
import type { Amount, LedgerEvent, RecipeLine } from './index';
import { ledgerPen, TODAY } from './testing/events';

const pen = ledgerPen();
const kg = (ingredient: string, amount = 1): RecipeLine => ({ ingredient, amount, unit: 'kg' });

function made(
  id: string,
  recipe: readonly RecipeLine[],
  yields: Amount = { amount: 1, unit: 'kg' },
) {
  return pen.ingredient(id, { name: id, preparation: { recipe, yields } });
}

function stallWith(...events: readonly LedgerEvent[]) {
  return stallOn(withReferences(noReferences, events), TODAY);
}

function reasons(events: readonly LedgerEvent[], ...recipe: readonly RecipeLine[]) {
  return plateCost(stallWith(...events), recipe).unknown.map(({ ingredient, why }) => [
    ingredient,
    why,
  ]);
}

describe('the cost of a plate', () => {
  it('is not known without a recipe', () => {
    expect(plateCost(stallWith(), [])).toEqual({
      known: false,
      cost: 0,
      unknown: [],
      lines: [],
      dearest: [],
    });
  });

  it('says what is not known, and why', () => {
    const paneer = pen.ingredient('paneer', { name: 'Paneer' });
    expect(reasons([paneer], kg('paneer'), kg('paneer'))).toEqual([['paneer', 'no-price']]);
    expect(reasons([], kg('constructor'))).toEqual([['constructor', 'missing']]);
    expect(reasons([], kg('oil'))).toEqual([['oil', 'other-unit']]);
    expect(reasons([made('batter', [])], kg('batter'))).toEqual([['batter', 'no-recipe']]);
    const perLitre = made('sambar', [kg('lentils')], { amount: 2, unit: 'litre' });
    expect(reasons([perLitre], kg('sambar'))).toEqual([['sambar', 'other-unit']]);
    const inside = [paneer, made('filling', [kg('paneer')])];
    expect(reasons(inside, kg('filling'))).toEqual([['paneer', 'no-price']]);
  });

  it('is not known of what contains itself', () => {
    const circle = [made('batter', [kg('sambar')]), made('sambar', [kg('batter')])];
    expect(reasons(circle, kg('batter'))).toEqual([['batter', 'circle']]);
    expect(reasons([...circle, made('thali', [kg('batter')])], kg('thali'), kg('rice'))).toEqual([
      ['thali', 'circle'],
    ]);
  });

  it('adds what is known, and leaves the lines that are not without a cost', () => {
    const found = plateCost(stallWith(), [kg('rice', 0.1), kg('ghee', 0.01), kg('cheese', 0.05)]);
    expect(found).toMatchObject({ known: false, cost: 15 });
    expect(found.lines.map(({ cost }) => cost)).toEqual([5, null, 10]);
    expect(found.dearest.map(({ ingredient }) => ingredient)).toEqual(['cheese', 'rice']);
  });

  it('takes preparations apart that are made of preparations, 32 levels deep', () => {
    const half = (index: number) => kg(`p${index}`, 3.5);
    const chain = Array.from({ length: 2000 }, (_, index) =>
      made(`p${index}`, index === 0 ? [kg('rice', 7)] : [half(index - 1), half(index - 1)], {
        amount: 7,
        unit: 'kg',
      }),
    );
    const stall = stallWith(...chain);
    expect(preparationCost(stall, 'p31')).toMatchObject({ known: true, cost: 50 });
    expect(preparationCost(stall, 'p32')).toMatchObject({ known: false });
  });

  it('takes none apart whose amounts would have more than 512 bits', () => {
    // 100 yields without a common divisor, of 30 bits each in billionths.
    const parts = Array.from({ length: 100 }, (_, index) =>
      made(`p${index}`, [kg('rice', 1)], { amount: 0.900001 + index * 0.000006, unit: 'kg' }),
    );
    const mix = (count: number) =>
      made(
        `mix${count}`,
        parts.slice(0, count).map((_, index) => kg(`p${index}`, 0.001)),
      );
    const stall = stallWith(...parts, mix(3), mix(100), made('meal', [kg('mix100')]));
    expect(preparationCost(stall, 'mix3').known).toBe(true);
    expect(preparationCost(stall, 'mix100').known).toBe(false);
    expect(reasons([...parts, mix(100)], kg('mix100'))).toEqual([['mix100', 'too-complex']]);
  });

  it('is none of a preparation for what is none', () => {
    expect(preparationCost(stallWith(), 'rice').known).toBe(false);
  });
});

it('sees a circle before it is made', () => {
  const stall = stallWith(made('batter', [kg('rice')]), made('sambar', [kg('batter')]));
  expect(wouldCircle(stall, 'batter', [kg('sambar')])).toBe(true);
  expect(wouldCircle(stall, 'batter', [kg('batter')])).toBe(true);
  expect(wouldCircle(stall, 'sambar', [kg('batter'), kg('rice')])).toBe(false);
});

describe('fuel in a recipe', () => {
  it.each(['LPG', 'Gas cylinder', 'charcoal (wet)', 'Koyla', 'गैस', 'लकड़ी'])(
    '%s is fuel',
    (name) => {
      const fuel = pen.ingredient('i-1', { name });
      const tea = pen.dish('tea', { name: 'Tea', recipe: [kg('brew')] });
      const stall = stallWith(fuel, made('brew', [kg('i-1')]), tea);
      expect(usesFuel(stall).map(({ id }) => id)).toEqual(['tea']);
    },
  );

  it('is not in words that only contain one, nor in dishes that are retired', () => {
    const berry = pen.ingredient('i-1', { name: 'Gasagase, coalfish' });
    const tea = pen.dish('tea', { name: 'Tea', recipe: [kg('i-1')] });
    expect(usesFuel(stallWith(berry, tea))).toEqual([]);
    const gas = pen.ingredient('lpg', { name: 'For the stove' });
    const old = pen.dish('old', { recipe: [kg('lpg')], isRetired: true });
    expect(usesFuel(stallWith(gas, old))).toEqual([]);
  });
});
