import { normaliseText } from '@thela/text';
import { describe, expect, it } from 'vitest';
import {
  catalogueDishes,
  catalogueGroups,
  catalogueIngredients,
  nameIn,
  searchDishes,
} from '../catalogue';
import { dishNames, groupNames } from '../data/catalogue/names/dishes';
import { ingredientNames } from '../data/catalogue/names/ingredients';

describe.each([
  ['dishes', catalogueDishes, dishNames],
  ['groups', catalogueGroups, groupNames],
  ['ingredients', catalogueIngredients, ingredientNames],
])('the names of the %s', (_, named, rows) => {
  it('are there for each, and for nothing else', () => {
    expect(Object.keys(rows).toSorted()).toEqual(named.map(({ id }) => id).toSorted());
  });

  it.each([
    ['hi-IN', /^[\p{Script=Devanagari}\p{N}\p{P} ]+( \(LPG\))?$/u],
    ['te-IN', /^[\p{Script=Telugu}\u200C\p{N}\p{P} ]+( \(LPG\))?$/u],
    ['hi-Latn-IN', /^[\p{Script=Latin}\p{N}\p{P} ]+$/u],
  ] as const)('are in the script of %s, each once', (language, script) => {
    const names = named.map((one) => nameIn(one, language));
    expect(names.filter((name) => !script.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    // A ledger has them as they stand here, else a menu would not know them again.
    expect(names.map(normaliseText)).toEqual(names);
  });
});

it('keeps the English names', () => {
  for (const one of [...catalogueDishes, ...catalogueIngredients]) {
    expect(nameIn(one, 'en-IN')).toBe(one.name);
  }
});

it.each(['hi-IN', 'te-IN', 'hi-Latn-IN'] as const)(
  'finds each dish by its name in %s',
  { tags: ['nightly'] },
  (language) => {
    const missed = catalogueDishes.filter((dish) => {
      const first = searchDishes(catalogueDishes, nameIn(dish, language)).slice(0, 3);
      return !first.some(({ id }) => id === dish.id);
    });
    expect(missed).toEqual([]);
  },
);
