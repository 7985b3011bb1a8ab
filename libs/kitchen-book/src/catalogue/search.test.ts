import { describe, expect, it } from 'vitest';
import { catalogueDishes, catalogueGroups, searchCatalogue } from '../catalogue';
import { catalogueQueries } from '../evaluation/catalogue-queries';

function idsFor(typed: string): readonly string[] {
  return searchCatalogue(typed).map(({ id }) => id);
}

describe('searchCatalogue', () => {
  it.each(catalogueQueries)('shows for %s among the first three %s', (typed, dish) => {
    expect(idsFor(typed).slice(0, 3)).toContain(dish);
  });

  it.each(['', '   ', '?!'])('gives all dishes for %j', (typed) => {
    expect(searchCatalogue(typed)).toEqual(catalogueDishes);
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
