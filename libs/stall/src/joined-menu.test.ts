import { catalogueDishes, catalogueIngredients } from '@thela/kitchen-book/catalogue';
import { createFakeShell } from '@thela/testkit';
import { expect, it, vi } from 'vitest';
import { setUpEntries } from './stall-entries';
import { joinMenus } from '@thela/records/testing';

const catalogue = { dishes: catalogueDishes, ingredients: catalogueIngredients };

const TODAY = '2026-11-22';

/** Each set-up is an hour later than the one before. */
let hours = 0;

/** A stall that was set up with these dishes, and what a person entered for that. */
async function setUp(
  name: string,
  chosen: readonly string[],
  sellingPrices: Readonly<Record<string, string>> = {},
  ownDishes: readonly { readonly id: string; readonly name: string }[] = [],
  ingredientPrices: Readonly<Record<string, string>> = {},
) {
  hours += 1;
  vi.setSystemTime(Date.UTC(2026, 10, 22, hours));
  const shell = createFakeShell({ today: TODAY });
  const draft = { name, place: name, chosen, ownDishes, sellingPrices, ingredientPrices };
  const entries = setUpEntries(draft, shell.stall.getSnapshot(), catalogue);
  await shell.ledger.append(entries);
  return { shell, entries, events: await shell.ledger.events({ from: TODAY, to: TODAY }) };
}

it('keeps the dishes of both on the menu, with what they need, where the phone was set up last', async () => {
  const account = await setUp('Asha Tiffin', ['masala-dosa', 'pani-puri']);
  const own = await setUp('Laptop', ['idli-sambar']);
  const kept = joinMenus(own.events, account.events, TODAY).entries;
  // The records of both, and then what keeps their menus.
  await account.shell.ledger.append([...own.entries, ...kept]);
  const { dishes, ingredients, name, place } = account.shell.stall.getSnapshot();
  const ids = dishes.flatMap(({ id, isRetired }) => (isRetired ? [] : [id]));
  expect(ids.toSorted()).toEqual(['idli-sambar', 'masala-dosa', 'pani-puri']);
  const needed = dishes.filter(({ isRetired }) => !isRetired).flatMap(({ recipe }) => recipe);
  const retired = new Set(ingredients.flatMap(({ id, isRetired }) => (isRetired ? [id] : [])));
  expect(needed.filter(({ ingredient }) => retired.has(ingredient))).toEqual([]);
  expect({ name, place }).toEqual({ name: 'Asha Tiffin', place: 'Asha Tiffin' });
});

it('takes dishes of one name for one dish', async () => {
  const own = { id: 'own-1', name: 'Mirchi Bajji' };
  const other = { id: 'own-2', name: 'mirchi  bajji' };
  const account = await setUp('Asha Tiffin', ['masala-dosa', other.id], {}, [other]);
  const phone = await setUp('Asha Tiffin', ['masala-dosa', own.id], {}, [own]);
  const { entries, same } = joinMenus(phone.events, account.events, TODAY);
  expect([...same.dishes]).toEqual([[own.id, other.id]]);
  expect(entries).toEqual([]);
});

it('enters nothing where both are alike', async () => {
  const account = await setUp('Asha Tiffin', ['masala-dosa']);
  const own = await setUp('Asha Tiffin', ['masala-dosa']);
  expect(joinMenus(own.events, account.events, TODAY).entries).toEqual([]);
});

it('keeps the prices that somebody chose, where the set-up of the phone wrote usual ones later', async () => {
  const account = await setUp('Asha Tiffin', ['masala-dosa', 'pani-puri'], { 'pani-puri': '50' });
  const own = await setUp('Asha Tiffin', ['masala-dosa', 'pani-puri']);
  await account.shell.ledger.append(own.entries);
  const priceNow = () =>
    account.shell.stall.getSnapshot().dishes.find(({ id }) => id === 'pani-puri')?.sellingPrice;
  expect(priceNow()).toBe(30);
  await account.shell.ledger.append(joinMenus(own.events, account.events, TODAY).entries);
  expect(priceNow()).toBe(50);
});

it('takes a price that was usual before for a usual one', async () => {
  const account = await setUp('Asha', ['pani-puri'], {}, [], { coriander: '90' });
  const own = await setUp('Asha', ['pani-puri'], {}, [], { coriander: '100' });
  const { entries } = joinMenus(own.events, account.events, TODAY);
  expect(entries).toMatchObject([{ kind: 'price', ingredient: 'coriander', price: 90 }]);
});
