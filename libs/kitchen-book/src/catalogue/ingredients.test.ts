import type { AmountUnit, PurchaseUnit, RecipeLine } from '@thela/ledger';
import { defaultIngredientPrices } from '@thela/pricing';
import { describe, expect, it } from 'vitest';
import { catalogueDishes, catalogueGroups, catalogueIngredients } from '../catalogue';
import { ingredientRows } from '../data/catalogue/ingredients';
import { priceSources } from '../data/catalogue/price-sources';

const preparations = catalogueIngredients.flatMap(({ id, preparation }) =>
  preparation ? [{ id, ...preparation }] : [],
);
const recipes = [...catalogueDishes, ...preparations];

/** What a unit measures: weight, volume or number. */
const measures: Readonly<Record<AmountUnit, string>> = {
  kg: 'weight',
  g: 'weight',
  litre: 'volume',
  ml: 'volume',
  piece: 'number',
  dozen: 'number',
};

function measureOf(unit: PurchaseUnit): string {
  return measures[typeof unit === 'string' ? unit : unit.of.unit];
}

/** The preparations in a recipe, those in them, and so on; as deep as there are preparations. */
function madeOf(recipe: readonly RecipeLine[], depth = preparations.length): readonly string[] {
  if (depth === 0) throw new Error('a preparation is made of itself');
  return recipe.flatMap(({ ingredient }) => {
    const found = preparations.find(({ id }) => id === ingredient);
    return found ? [ingredient, ...madeOf(found.recipe, depth - 1)] : [];
  });
}

describe('the ingredients of the catalogue', () => {
  it('begin with the ten built-in ones: names, units and prices', () => {
    expect(
      catalogueIngredients
        .slice(0, 10)
        .map(({ id, name, unit, price, preparation }) => ({ id, name, unit, price, preparation })),
    ).toEqual(
      Object.entries(defaultIngredientPrices).map(([id, price]) => ({
        id,
        name: id,
        unit: id === 'oil' ? 'litre' : 'kg',
        price,
        preparation: null,
      })),
    );
  });

  it.each(catalogueIngredients)('$id has a price, or a recipe with a yield', (ingredient) => {
    const { preparation, price, unit } = ingredient;
    expect(preparation?.yields.amount ?? price).toBeGreaterThan(0);
    expect(measureOf(preparation?.yields.unit ?? unit)).toBe(measureOf(unit));
  });

  it('are all used, save gas, which many enter as an expense', () => {
    const used = new Set(recipes.flatMap(({ recipe }) => recipe.map((line) => line.ingredient)));
    const unused = catalogueIngredients.filter(({ id }) => !used.has(id));
    expect(unused.map(({ id }) => id)).toEqual(['cooking-gas']);
  });

  it('hold no preparation that is made of itself', () => {
    expect(madeOf(preparations.flatMap(({ recipe }) => recipe))).toContain('potato-masala');
  });

  it.each(recipes)('the recipe of $id holds them once each, by units that fit', ({ recipe }) => {
    expect(new Set(recipe.map(({ ingredient }) => ingredient)).size).toBe(recipe.length);
    for (const { ingredient, amount, unit } of recipe) {
      const found = catalogueIngredients.find(({ id }) => id === ingredient);
      expect(found && measureOf(found.unit)).toBe(measureOf(unit));
      expect(amount).toBeGreaterThan(0);
    }
  });
});

/**
 * Lowest, middle and highest wholesale ₹ per kg, of Agmarknet, Pune (Moshi) and Rayya, 27 July to 2 August 2023. A dozen bananas
 * weigh 1.2 kg; fruit is the mean of apple, banana, papaya, pineapple, pomegranate and watermelon.
 */
const wholesale: Readonly<Record<string, readonly [number, number, number]>> = {
  ginger: [90, 110, 130],
  garlic: [60, 85, 100],
  'green-chillies': [25, 32.5, 70],
  carrots: [15, 25, 30],
  cabbage: [5, 8.5, 10],
  cauliflower: [5, 18, 20],
  capsicum: [30, 40, 50],
  'green-peas': [100, 100, 120],
  cucumber: [7, 15, 20],
  brinjal: [20, 28, 40],
  mangoes: [40, 45, 50],
  bananas: [24, 42, 60],
  watermelon: [15, 15, 15],
  fruit: [32.5, 53, 66],
};

describe('the usual prices', () => {
  it('have a source each, or are guesses, and each source has a price', () => {
    const named = new Set(ingredientRows.map((row) => row[5]));
    expect([...named].sort()).toEqual(Object.keys(priceSources).sort());
    const guesses = catalogueIngredients.filter(({ isGuess }) => isGuess).map(({ id }) => id);
    expect(guesses).toContain('puri-shells');
    expect(guesses).toHaveLength(ingredientRows.filter((row) => row[5] === 'guess').length);
  });

  const ofMandis = ingredientRows.filter((row) => row[5] === 'mandi');
  it.each(ofMandis)('follow the wholesale market: %s', (id, _name, _unit, price) => {
    const [low, middle, high] = wholesale[id]!;
    expect(price).toBeGreaterThanOrEqual(low * 1.3);
    expect(price).toBeLessThanOrEqual(high * 2);
    const expected = middle * (middle < 30 ? 2 : 1.5);
    expect(Math.abs(price / expected - 1)).toBeLessThan(0.06);
  });
});

describe.each([
  ['dishes', catalogueDishes],
  ['ingredients', catalogueIngredients],
])('the names of the %s', (_list, named) => {
  it('stand once each, with ids of small letters and digits', () => {
    expect(new Set(named.map(({ id }) => id)).size).toBe(named.length);
    expect(new Set(named.map(({ name }) => name.toLowerCase())).size).toBe(named.length);
    for (const { id } of named) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have other words in lower case, each once', () => {
    for (const { name, words } of named) {
      for (const word of words) expect(word).toMatch(/^[^A-Z\s]+( [^A-Z\s]+)*$/);
      expect(new Set([name.toLowerCase(), ...words]).size).toBe(words.length + 1);
    }
  });
});

it('gives each group an id of its own', () => {
  expect(new Set(catalogueGroups.map(({ id }) => id)).size).toBe(catalogueGroups.length);
});
