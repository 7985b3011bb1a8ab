import { catalogueDishes, catalogueIngredients } from '@thela/kitchen-book/catalogue';
import { builtInStall } from '@thela/ledger';
import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { addedDishEntries, setUpEntries } from './stall-entries';
import type { SetUpDraft } from './set-up-draft';

const catalogue = { dishes: catalogueDishes, ingredients: catalogueIngredients };

const draft: SetUpDraft = {
  name: ' Asha Tiffin ',
  place: 'Charminar',
  chosen: ['pani-puri', 'masala-dosa', 'own-1'],
  ownDishes: [{ id: 'own-1', name: 'Ragi Sangati' }],
  sellingPrices: { 'masala-dosa': '90', 'own-1': '45.50' },
  ingredientPrices: { onions: '42' },
};

function setUp(changes: Partial<SetUpDraft> = {}) {
  const shell = createFakeShell({ today: '2026-11-22' });
  const entries = setUpEntries({ ...draft, ...changes }, shell.stall.getSnapshot(), catalogue);
  void shell.ledger.append(entries);
  return shell;
}

const menuOf = ({ stall }: ReturnType<typeof setUp>) =>
  stall
    .getSnapshot()
    .dishes.filter(({ isRetired }) => !isRetired)
    .map(({ name, sellingPrice }) => [name, sellingPrice]);

it('makes the chosen dishes the menu, in their order and at their prices, and the stall the vendor’s own', () => {
  const shell = setUp();
  expect(menuOf(shell)).toEqual([
    ['Pani Puri', 30],
    ['Masala Dosa', 90],
    ['Ragi Sangati', 45.5],
  ]);
  expect(shell.stall.getSnapshot()).toMatchObject({
    isOwn: true,
    name: 'Asha Tiffin',
    place: 'Charminar',
    timeZone: 'Asia/Kolkata',
  });
});

it('has a time zone only where somebody chose one', () => {
  const zones = (timeZone?: string) =>
    setUpEntries({ ...draft, timeZone }, builtInStall, catalogue).flatMap((entry) =>
      entry.kind === 'stall' ? [entry.fields.timeZone] : [],
    );
  expect(zones()).toEqual([undefined]);
  expect(zones('America/New_York')).toEqual(['America/New_York']);
});

it('brings the ingredients of the dishes, and retires those that no dish needs', () => {
  const { ingredientPrices, unknownCostItemIds } = setUp().day.getSnapshot();
  expect(ingredientPrices).toMatchObject({ onions: 42, potatoes: 25 });
  expect(Object.keys(ingredientPrices)).not.toContain('cheese');
  // Puri shells are in Pani Puri alone.
  expect(Object.keys(ingredientPrices)).toContain('Puri shells');
  expect(unknownCostItemIds).toEqual(['own-1']);
});

it('writes a price only where it is new or another', () => {
  const shell = createFakeShell();
  const entries = setUpEntries(draft, shell.stall.getSnapshot(), catalogue);
  const prices = entries.flatMap((entry) => (entry.kind === 'price' ? [entry.ingredient] : []));
  expect(prices).toContain('onions');
  expect(prices).not.toContain('potatoes');
});

it('knows the cost of every dish of the catalogue', () => {
  const shell = setUp({ chosen: catalogueDishes.map(({ id }) => id) });
  const { menu, unknownCostItemIds } = shell.day.getSnapshot();
  expect(menu).toHaveLength(catalogueDishes.length);
  expect(unknownCostItemIds ?? []).toEqual([]);
});

it('adds dishes after those of the menu, and brings a retired one back with what it needs', () => {
  const shell = setUp();
  const selection = { chosen: ['cheese-uttapam', 'chai'], ownDishes: [] };
  void shell.ledger.append(addedDishEntries(selection, shell.stall.getSnapshot(), catalogue));
  expect(menuOf(shell).slice(3)).toEqual([
    ['Cheese Uttapam', 90],
    ['Chai', 15],
  ]);
  const { ingredientPrices, unknownCostItemIds } = shell.day.getSnapshot();
  expect(ingredientPrices).toMatchObject({ cheese: 200, onions: 42 });
  expect(unknownCostItemIds).toEqual(['own-1']);
});
