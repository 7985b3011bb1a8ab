import { describe, expect, it } from 'vitest';
import { catalogueDishes, catalogueGroups, searchDishes } from '../catalogue';

function idsFor(typed: string): readonly string[] {
  return searchDishes(catalogueDishes, typed).map(({ id }) => id);
}

describe('searchDishes', () => {
  it.each(['', '   ', '?!'])('gives all dishes for %j', (typed) => {
    expect(searchDishes(catalogueDishes, typed)).toEqual(catalogueDishes);
  });

  // Each has the variant twice or more, so that the one wrong letter that is allowed does not explain the hit.
  it.each([
    ['waadapaaw', 'vada-pav'],
    ['phrenchphries', 'french-fries'],
    ['koldkoffee', 'cold-coffee'],
    ['zalzeera', 'jaljeera'],
    ['shamosha', 'samosa'],
    ['jeelebee', 'jalebi'],
    ['poonoogooloo', 'punugulu'],
    ['byryany', 'veg-biryani'],
    ['bhutthaa', 'roasted-corn'],
    ['massalla dossa', 'masala-dosa'],
  ])('takes the variants of spelling in %s alike: %s', (typed, dish) => {
    expect(idsFor(typed)[0]).toBe(dish);
  });

  it('finds a dish among words that say nothing about it', () => {
    expect(idsFor('ek plate jalebi do')).toEqual(['jalebi']);
  });

  it('puts a dish whose other words fit before one that only its group makes fit', () => {
    expect(idsFor('bread omlet')[0]).toBe('bread-omelette');
  });

  it.each(['xyzzy', 'pizza margherita'])('gives none for %s', (typed) => {
    expect(searchDishes(catalogueDishes, typed)).toEqual([]);
  });

  it.each(['Pav Bhaji', 'PAV BHAJI', 'PavBhaji', '  Pav Bhaji, '])(
    'finds a dish by its name, however it is written: %j',
    (typed) => {
      expect(idsFor(typed)[0]).toBe('pav-bhaji');
    },
  );

  it('finds each dish first by its name', () => {
    expect(catalogueDishes.filter(({ id, name }) => idsFor(name)[0] !== id)).toEqual([]);
  });

  it('finds each dish by each of its words', { tags: ['nightly'] }, () => {
    const missed = catalogueDishes.flatMap(({ id, words }) =>
      words.filter((word) => !idsFor(word).includes(id)),
    );
    expect(missed).toEqual([]);
  });

  it.each(catalogueGroups)('finds the dishes of $name by the name', ({ id, name }) => {
    const dishes = catalogueDishes.filter(({ group }) => group === id);
    expect(idsFor(name)).toEqual(expect.arrayContaining(dishes.map((dish) => dish.id)));
  });
});
