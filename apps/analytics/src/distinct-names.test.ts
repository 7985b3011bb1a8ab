import { menuItemFigures, openingDay } from '@thela/pricing';
import { expect, it } from 'vitest';
import { withDistinctNames } from './distinct-names';

const namesOf = (...names: string[]) => {
  const menu = names.map((name, place) => ({
    id: String(place),
    name,
    sellingPrice: 10,
    ingredients: {},
  }));
  const figures = menuItemFigures(openingDay({ menu, random: () => 0 }));
  return withDistinctNames(figures).map(({ name }) => name);
};

it('numbers dishes that share a name, and no others', () => {
  expect(namesOf('Dosa', 'Idli', 'Dosa', 'Dosa')).toEqual(['Dosa', 'Idli', 'Dosa (2)', 'Dosa (3)']);
});

it('gives no dish the name of another', () => {
  expect(namesOf('Dosa', 'Dosa (2)', 'Dosa')).toEqual(['Dosa', 'Dosa (2)', 'Dosa (3)']);
  expect(new Set(namesOf('Dosa', 'Dosa', 'Dosa (2)')).size).toBe(3);
});
