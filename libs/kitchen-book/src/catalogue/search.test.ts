import { describe, expect, it } from 'vitest';
import { catalogueDishes, catalogueGroups, searchCatalogue } from '../catalogue';

function idsFor(typed: string): readonly string[] {
  return searchCatalogue(typed).map(({ id }) => id);
}

describe('searchCatalogue', () => {
  it.each(['', '   ', '?!'])('gives all dishes for %j', (typed) => {
    expect(searchCatalogue(typed)).toEqual(catalogueDishes);
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
    expect(searchCatalogue(typed)).toEqual([]);
  });

  it.each(catalogueDishes)(
    'finds $name first by its name, however it is written',
    ({ id, name }) => {
      for (const typed of [name, name.toUpperCase(), name.replaceAll(' ', ''), `  ${name}, `]) {
        expect(idsFor(typed)[0]).toBe(id);
      }
    },
  );

  it.each(catalogueDishes)('finds $name by each of its words', ({ id, words }) => {
    for (const word of words) expect(idsFor(word)).toContain(id);
  });

  it.each(catalogueGroups)('finds the dishes of $name by the name', ({ id, name }) => {
    const dishes = catalogueDishes.filter(({ group }) => group === id);
    expect(idsFor(name)).toEqual(expect.arrayContaining(dishes.map((dish) => dish.id)));
  });
});
