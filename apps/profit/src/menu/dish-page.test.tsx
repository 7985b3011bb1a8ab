import { expectFocus } from '@thela/testkit/focus';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dishByName, ingredientByName, openOwnStall, storedSince } from '../testing/open-tool';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const money = () => screen.getByRole('region', { name: 'What one plate costs and earns' });
const figures = () =>
  within(money())
    .getAllByRole('definition')
    .map((figure) => figure.textContent);

async function typeInto(field: HTMLInputElement, text: string) {
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, text);
}

describe('what is edited', () => {
  it('changes cost, profit and margin at each letter, and is stored once, when the field is left', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/filter-coffee');
    expect(figures()).toEqual(['₹12.34', '₹7.66', '38.3%']);
    await typeInto(number('Selling price of a plate'), '25');
    expect(figures()).toEqual(['₹12.34', '₹12.66', '50.6%']);
    expect(storedSince(shell)).toEqual([]);
    await user.tab();
    expect(storedSince(shell)).toEqual(['dish filter-coffee: sellingPrice']);
    // 150 ml of milk cost 3.10 more.
    await typeInto(number('Amount of milk'), '150');
    expect(figures()[0]).toBe('₹15.44');
  });

  it('names the three dearest ingredients, preparations taken apart', async () => {
    await openOwnStall('menu/dishes/masala-dosa');
    expect(money().textContent).toContain(
      'What costs most: potatoes ₹3.36, rice ₹3.12, urad dal ₹2.60',
    );
  });

  it('is stored by Enter', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/upma');
    await typeInto(box('Name of the dish'), 'Rava Upma{Enter}');
    expect(dishByName(shell, 'Rava Upma')?.id).toBe('upma');
    expect(title()).toBe('Rava Upma');
    await user.tab();
    expect(storedSince(shell)).toHaveLength(1);
  });

  it('is not lost by Back', async () => {
    const { shell } = await openOwnStall('menu/dishes/upma');
    await typeInto(number('Selling price of a plate'), '45');
    act(() => shell.location.navigate('menu'));
    expect(dishByName(shell, 'Upma')?.sellingPrice).toBe(45);
  });

  it.each(['pagehide', 'visibilitychange'])('is not lost by %s', async (event) => {
    const { shell } = await openOwnStall('menu/dishes/upma');
    await typeInto(number('Amount of onions'), '25');
    const target = event === 'pagehide' ? window : document;
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    act(() => void target.dispatchEvent(new Event(event)));
    Reflect.deleteProperty(document, 'visibilityState');
    const onions = dishByName(shell, 'Upma')?.recipe.find(
      ({ ingredient }) => ingredient === 'onions',
    );
    expect(onions?.amount).toBe(25);
  });

  it('says from when a selling price counts', async () => {
    await openOwnStall('menu/dishes/upma');
    expect(
      screen.getByRole('spinbutton', {
        description: 'From the next plate on; plates sold before keep their price.',
      }),
    ).toBeTruthy();
  });
});

describe('bad input', () => {
  it.each([
    ['-5', 'A price cannot be below 0.'],
    ['4e', 'Enter a number, such as 42.50.'],
    ['2000000000', 'A price can be ₹1,00,00,00,000 at most.'],
  ])('"%s" as a price is told and changes nothing', async (text, message) => {
    const { shell, user } = await openOwnStall('menu/dishes/upma');
    const field = number('Selling price of a plate');
    await typeInto(field, text);
    expect(screen.getByRole('alert').textContent).toBe(message);
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(dishByName(shell, 'Upma')?.sellingPrice).toBe(40);
  });

  it('an amount of 0 is told and changes nothing', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/upma');
    fireEvent.input(number('Amount of onions'), { target: { value: '0' } });
    expect(screen.getByRole('alert').textContent).toBe('Enter an amount above 0.');
    await user.tab();
    expect(storedSince(shell)).toEqual([]);
  });

  it('an emptied amount shows the last one again', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/upma');
    await user.clear(number('Amount of onions'));
    expect(number('Amount of onions').value).toBe('');
    await user.tab();
    expect(number('Amount of onions').value).toBe('20');
    expect(storedSince(shell)).toEqual([]);
  });

  it('a name that is taken is told, stays to be changed, and changes nothing', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/upma');
    fireEvent.change(box('Name of the dish'), { target: { value: 'masala dosa' } });
    await user.tab();
    expect(screen.getByRole('alert').textContent).toContain('You have “Masala Dosa” already.');
    expect(box('Name of the dish').value).toBe('masala dosa');
    expect(storedSince(shell)).toEqual([]);
  });
});

describe('a new dish', () => {
  it('is added once it has a name, and the focus stays on its way', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/new');
    expect(money().textContent).toContain('Cost unknown: no recipe yet');
    await user.click(box('Name of the dish'));
    await user.keyboard('Vada Pav');
    expect(storedSince(shell)).toEqual([]);
    await user.tab();
    const id = dishByName(shell, 'Vada Pav')?.id;
    expect(shell.location.getSnapshot()).toBe(`menu/dishes/${id}`);
    await expectFocus(() => number('Selling price of a plate'));
    await user.keyboard('30');
    await user.tab();
    expect(dishByName(shell, 'Vada Pav')?.sellingPrice).toBe(30);
    expect(shell.day.getSnapshot().menu.at(-1)?.name).toBe('Vada Pav');
    expect(storedSince(shell)).toHaveLength(2);
  });

  it('gets a name where it was left without one, so that nothing typed is lost', async () => {
    const { shell, calls } = await openOwnStall('menu/dishes/new');
    await typeInto(box('Name of the dish'), '\u200B');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    await typeInto(number('Selling price of a plate'), '35');
    act(() => shell.location.navigate('menu'));
    expect(dishByName(shell, 'New dish')?.sellingPrice).toBe(35);
    expect(calls.shownToasts()).toEqual([
      {
        kind: 'success',
        message: 'What you entered is stored as “New dish”.',
        urgency: 'polite',
      },
    ]);
  });

  it('is not added by a look at its page', async () => {
    const { shell } = await openOwnStall('menu/dishes/new');
    act(() => shell.location.navigate('menu'));
    expect(storedSince(shell)).toEqual([]);
  });

  it('is another one after the first', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/new');
    await user.type(box('Name of the dish'), 'Vada Pav{Enter}');
    act(() => shell.location.navigate('menu'));
    await user.click(screen.getByRole('link', { name: 'Add a dish' }));
    expect(title()).toBe('New dish');
    expect(box('Name of the dish').value).toBe('');
  });
});

describe('the recipe', () => {
  it('offers only the units that fit', async () => {
    await openOwnStall('menu/dishes/masala-dosa');
    const unitsOf = (name: string) =>
      within(screen.getByRole('combobox', { name: `Unit of ${name}` }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(unitsOf('potatoes')).toEqual(['g', 'kg']);
    expect(unitsOf('sambar')).toEqual(['ml', 'litre']);
    expect(unitsOf('leaf plates')).toEqual(['piece', 'dozen']);
  });

  it('stores a unit at once, and counts with it', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/egg-dosa');
    expect(figures()[0]).toBe('₹16.56');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of eggs' }), 'dozen');
    // Eleven eggs more at ₹7.
    expect(figures()[0]).toBe('₹93.56');
    expect(storedSince(shell)).toEqual(['dish egg-dosa: recipe']);
  });

  it('takes what was searched for, and asks how much', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/mirchi-bajji');
    await user.click(button('Add to the recipe'));
    await expectFocus(() => box('Find an ingredient or preparation'));
    await user.keyboard('OIL{Enter}');
    await expectFocus(() => number('Amount of oil'));
    expect(storedSince(shell)).toEqual([]);
    expect(screen.getByText('Enter how much. Then it counts.')).toBeTruthy();
    await user.keyboard('20');
    expect(figures()).toEqual(['₹2.70', '₹27.30', '91.0%']);
    await user.tab();
    expect(dishByName(shell, 'Mirchi Bajji')?.recipe).toEqual([
      { ingredient: 'oil', amount: 20, unit: 'ml' },
    ]);
  });

  it('takes by Enter what is called so, in any script, and adds what only resembles it', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/mirchi-bajji');
    await user.click(button('Add to the recipe'));
    await user.keyboard('शुगर{Enter}');
    await expectFocus(() => number('Amount of sugar'));
    await user.click(button('Add to the recipe'));
    await user.keyboard('patatoes');
    expect(screen.getByText('1 found')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(number('Amount of patatoes')).toBeTruthy();
    expect(ingredientByName(shell, 'patatoes')).toBeTruthy();
  });

  it('asks what an amount means, and counts nothing of the line until that is answered', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/mirchi-bajji');
    await user.click(button('Add to the recipe'));
    await user.keyboard('OIL{Enter}');
    await expectFocus(() => number('Amount of oil'));
    await user.keyboard('1,25');
    await user.tab();
    expect(dishByName(shell, 'Mirchi Bajji')?.recipe).toEqual([]);
    expect(screen.getByText('1.25 or 125?')).toBeTruthy();
    await user.click(button('125'));
    await user.tab();
    expect(dishByName(shell, 'Mirchi Bajji')?.recipe).toEqual([
      { ingredient: 'oil', amount: 125, unit: 'ml' },
    ]);
  });

  it('does not offer what is in it, or retired', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/upma');
    act(() => void shell.stall.saveIngredient('sugar', { isRetired: true }));
    await user.click(button('Add to the recipe'));
    const offered = () =>
      screen.queryAllByRole('button', { name: /per kg$/ }).map((each) => each.textContent);
    expect(offered()).toContain('potatoes₹28 per kg');
    expect(offered().join()).not.toMatch(/onions|sugar/);
    await user.keyboard('sugar');
    expect(screen.getByText(/You have “sugar” already, retired/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Add “sugar”/ })).toBeNull();
  });

  it('closes the search by Escape, with the focus back', async () => {
    const { user } = await openOwnStall('menu/dishes/upma');
    await user.click(button('Add to the recipe'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: /Find/ })).toBeNull();
    await expectFocus(() => button('Add to the recipe'));
  });

  it('gets a new ingredient with its unit and price, without another page', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/mirchi-bajji');
    await user.click(button('Add to the recipe'));
    await user.keyboard('green chillies');
    await user.click(button('Add “green chillies” as a new ingredient'));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Bought by/ }), 'dozen');
    await user.type(screen.getByRole('spinbutton', { name: /^Price per dozen/ }), '24');
    await user.type(number('Amount of green chillies'), '3');
    await user.tab();
    expect(figures()[0]).toBe('₹6');
    const id = ingredientByName(shell, 'green chillies')?.id;
    expect(dishByName(shell, 'Mirchi Bajji')?.recipe).toEqual([
      { ingredient: id, amount: 3, unit: 'piece' },
    ]);
  });

  it('follows a new ingredient to another kind of unit, also with an amount in it', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/mirchi-bajji');
    await user.click(button('Add to the recipe'));
    await user.keyboard('lemons{Enter}');
    await user.type(number('Amount of lemons'), '2');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Bought by/ }), 'piece');
    await user.type(screen.getByRole('spinbutton', { name: /^Price per piece/ }), '5');
    await user.tab();
    expect(figures()[0]).toBe('₹10');
    expect(dishByName(shell, 'Mirchi Bajji')?.recipe[0]?.unit).toBe('piece');
  });

  it('loses a line that is removed, says so, and keeps the focus near', async () => {
    const { shell, user } = await openOwnStall('menu/dishes/egg-dosa');
    await user.click(button('Remove eggs'));
    expect(screen.getByText('eggs is removed.').getAttribute('role')).toBe('status');
    await expectFocus(() => button('Add to the recipe'));
    expect(dishByName(shell, 'Egg Dosa')?.recipe.map(({ ingredient }) => ingredient)).not.toContain(
      'eggs',
    );
  });
});

it('is retired and brought back, and its days keep it', async () => {
  const { shell, user } = await openOwnStall('menu/dishes/upma');
  await user.click(button('Retire'));
  expect(screen.getByText(/This dish is retired/).getAttribute('role')).toBe('status');
  expect(dishByName(shell, 'Upma')?.isRetired).toBe(true);
  await user.click(button('Bring back'));
  expect(dishByName(shell, 'Upma')?.isRetired).toBe(false);
});

it('opens its copy after "Duplicate"', async () => {
  const { shell, user } = await openOwnStall('menu/dishes/upma');
  await user.click(button('Duplicate'));
  expect(title()).toBe('Upma 2');
  expect(box('Name of the dish').value).toBe('Upma 2');
  expect(shell.location.getSnapshot()).toBe(`menu/dishes/${dishByName(shell, 'Upma 2')?.id}`);
});
