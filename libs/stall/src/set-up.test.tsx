import { expectFocus } from '@thela/testkit/focus';
import { configure, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openStall } from './testing/open-stall';
import { CURRENT_LEDGER_KEY, ledgerNames } from '@thela/records';
import { ASHA } from '@thela/records/testing';

// The list is long: asking each element whether it is hidden would take most of the time.
configure({ defaultHidden: true });

type Page = Awaited<ReturnType<typeof openStall>>;

const button = (name: string) => screen.getByRole('button', { name });
const dish = (name: RegExp) => screen.getByLabelText(name, { selector: '[type=checkbox]' });
const price = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Puts a text in place of the one in a field. */
async function enter({ user }: Page, field: HTMLElement, text: string) {
  await user.tripleClick(field);
  await user.paste(text);
}

async function nameStall(page: Page) {
  await enter(page, screen.getByLabelText('Name of the stall'), 'Asha Tiffin');
  await page.user.click(button('Continue'));
}

it('sets up a stall of six dishes in ten taps and a name, and ends on the page of the day', async () => {
  const page = await openStall();
  // One tap leads here, from the first screen.
  await nameStall(page);
  const choose = (name: RegExp) => page.user.click(dish(name));
  await choose(/^Masala Dosa/);
  await choose(/^Idli ₹/);
  await choose(/^Pani Puri/);
  await choose(/^Vada Pav/);
  await choose(/^Samosa ₹/);
  await choose(/^Chai ₹/);
  expect(screen.getByText('6 dishes chosen')).toBeTruthy();
  await page.user.click(button('Continue'));
  await page.user.click(button('Start my stall'));

  expect(page.path()).toBe('/');
  expect(page.toasts()).toEqual(['Asha Tiffin is set up. Count your first plates here.']);
  const { isOwn, name, dishes } = page.shell.stall.getSnapshot();
  expect({ isOwn, name }).toEqual({ isOwn: true, name: 'Asha Tiffin' });
  const onMenu = dishes.filter(({ isRetired }) => !isRetired);
  expect(onMenu.map((each) => each.name)).toEqual([
    'Masala Dosa',
    'Idli',
    'Pani Puri',
    'Vada Pav',
    'Samosa',
    'Chai',
  ]);
  expect(page.shell.day.getSnapshot().unknownCostItemIds ?? []).toEqual([]);
  expect(localStorage.getItem(ledgerNames(null).setUp)).toBe(null);
});

it.each([null, 'blocked', 'full'] as const)(
  'promises nothing where storage is: %s',
  async (reason) => {
    await openStall({ records: { health: { reason } } });
    const promise = screen.queryByText(/^What you enter stays on this phone/);
    expect(promise !== null).toBe(reason === null);
  },
);

it.each([
  ['/stall', false],
  ['/stall#import', true],
])('offers a file to who had a stall before: %s, open: %s', async (path, isOpen) => {
  await openStall({ path });
  const fold = screen.getByText('I have a copy from another phone').closest('details');
  expect(fold?.open).toBe(isOpen);
});

it('asks for a name before it goes on', async () => {
  const page = await openStall();
  await page.user.click(button('Continue'));
  expect(screen.getByText('Give your stall a name.')).toBeTruthy();
  await expectFocus(() => screen.getByLabelText('Name of the stall'));
  expect(page.path()).toBe('/stall');
});

it.each(['\u200B', ' \u3164\uFE0F '])('takes %j for no name', async (nothing) => {
  const page = await openStall();
  await enter(page, screen.getByLabelText('Name of the stall'), nothing);
  await page.user.click(button('Continue'));
  expect(screen.getByText('Give your stall a name.')).toBeTruthy();
  page.unmount();
  expect((await openStall({ path: '/stall/dishes' })).path()).toBe('/stall');
});

it('asks for a dish before it goes on', async () => {
  const page = await openStall();
  await nameStall(page);
  await page.user.click(button('Continue'));
  expect(screen.getByText('Choose at least one dish first.')).toBeTruthy();
  expect(page.path()).toBe('/stall/dishes');
});

it('loses nothing on the way back, nor when the page is closed and opened again', async () => {
  const page = await openStall();
  await nameStall(page);
  await page.user.click(dish(/^Pani Puri/));
  await page.user.click(button('Continue'));
  await enter(page, price('Pani Puri'), '35');
  await page.back();
  expect(dish(/^Pani Puri/)).toHaveProperty('checked', true);
  await page.user.click(button('Back'));
  expect(screen.getByLabelText('Name of the stall')).toHaveProperty('value', 'Asha Tiffin');

  page.unmount();
  await openStall({ path: '/stall/prices' });
  expect(price('Pani Puri').value).toBe('35');
});

it('says which usual price is a guess, until there is another one', async () => {
  const page = await openStall();
  await nameStall(page);
  await page.user.click(dish(/^Pani Puri/));
  await page.user.click(button('Continue'));
  const note = () => document.querySelector(`#${CSS.escape(price('Puri shells').id)}-usual`);
  expect(note()?.textContent).toMatch(/50.* · a guess, put your price$/);
  await enter(page, price('Puri shells'), '65');
  expect(note()?.textContent).not.toMatch(/a guess/);
});

it('begins with the first step that is not done', async () => {
  expect((await openStall({ path: '/stall/prices' })).path()).toBe('/stall');
});

it('ignores a stored draft that is not one', async () => {
  localStorage.setItem(ledgerNames(null).setUp, '{"name":7}');
  await openStall();
  expect(screen.getByLabelText('Name of the stall')).toHaveProperty('value', '');
});

it('finds a dish by another name, and adds one that the list does not have', async () => {
  const page = await openStall();
  await nameStall(page);
  await enter(page, screen.getByRole('searchbox'), 'golgappa');
  await page.user.click(dish(/^Pani Puri/));
  await enter(page, screen.getByRole('searchbox'), 'Ragi Sangati');
  await page.user.click(button('Add “Ragi Sangati” as my own dish'));
  expect(dish(/^Ragi Sangati/)).toHaveProperty('checked', true);
  expect(screen.getByText('2 dishes chosen')).toBeTruthy();
});

it('finds an own dish in another script, and takes two spellings of its name for one dish', async () => {
  const page = await openStall();
  await nameStall(page);
  const ownName = () => screen.getByLabelText('Name of your dish');
  await enter(page, ownName(), '\u200B');
  await page.user.click(button('Add this dish'));
  expect(screen.getByText('Give the dish a name.')).toBeTruthy();
  await enter(page, ownName(), 'रागी पकौ\u095Cा');
  await page.user.click(button('Add this dish'));
  await enter(page, ownName(), ' रागी\u00A0पकौ\u0921\u093Cा\u200B');
  await page.user.click(button('Add this dish'));
  expect(screen.getByText('1 dish chosen')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 dish chosenरागी पकौड़ा');
  await enter(page, screen.getByRole('searchbox'), 'రాగి పకోడా');
  expect(dish(/^रागी/)).toHaveProperty('checked', true);
});

it('chooses the dish of the list instead of adding one of the same name', async () => {
  const page = await openStall();
  await nameStall(page);
  await enter(page, screen.getByLabelText('Name of your dish'), 'pani puri');
  await page.user.click(button('Add this dish'));
  expect(dish(/^Pani Puri/)).toHaveProperty('checked', true);
  expect(screen.getByText('1 dish chosen')).toBeTruthy();
});

it('starts only when every price is one, and shows the first that is not', async () => {
  const page = await openStall();
  await nameStall(page);
  await enter(page, screen.getByLabelText('Name of your dish'), 'Ragi Sangati');
  await page.user.click(button('Add this dish'));
  await page.user.click(dish(/^Masala Dosa/));
  await page.user.click(button('Continue'));
  await enter(page, price('onions'), 'many');
  await page.user.click(button('Start my stall'));
  expect(screen.getByText('2 prices are missing or wrong.')).toBeTruthy();
  await expectFocus(() => price('Ragi Sangati'));
  expect(screen.getAllByText('Enter a price of 0 or more.')).toHaveLength(2);

  await enter(page, price('Ragi Sangati'), '40');
  await page.user.click(button('Start my stall'));
  await expectFocus(() => price('onions'));
  expect(price('onions').closest('details')).toHaveProperty('open', true);
  await enter(page, price('onions'), '42');
  await page.user.click(button('Start my stall'));
  expect(page.shell.stall.getSnapshot().isOwn).toBe(true);
});

it.each([
  ['₹12.50', 12.5],
  ['₹1,250', 1250],
])('asks what 12,50 is, and starts with the answer %s', async (answer, stored) => {
  const page = await openStall();
  await nameStall(page);
  await page.user.click(dish(/^Masala Dosa/));
  await page.user.click(button('Continue'));
  await enter(page, price('Masala Dosa'), '12,50');
  expect(screen.getByText('₹12.50 or ₹1,250?')).toBeTruthy();
  await page.user.click(button('Start my stall'));
  expect(screen.getByText('1 price is missing or wrong.')).toBeTruthy();
  expect(page.shell.stall.getSnapshot().isOwn).toBe(false);
  await page.user.click(button(answer));
  await expectFocus(() => price('Masala Dosa'));
  await page.user.click(button('Start my stall'));
  const { dishes } = page.shell.stall.getSnapshot();
  expect(dishes.find(({ name }) => name === 'Masala Dosa')?.sellingPrice).toBe(stored);
});

it.each(['35/-', 'Rs 35', '₹35', '३५', '౩౫', '35 rs'])('takes %s for 35', async (text) => {
  const page = await openStall();
  await nameStall(page);
  await page.user.click(dish(/^Masala Dosa/));
  await page.user.click(button('Continue'));
  await enter(page, price('Masala Dosa'), text);
  await page.user.click(button('Start my stall'));
  const { dishes } = page.shell.stall.getSnapshot();
  expect(dishes.find(({ name }) => name === 'Masala Dosa')?.sellingPrice).toBe(35);
});

it('says so when the stall cannot be set up, and loses nothing that was typed', async () => {
  const draft = {
    name: 'Asha Tiffin',
    place: '',
    chosen: ['no id'],
    ownDishes: [{ id: 'no id', name: 'Ragi Sangati' }],
    sellingPrices: { 'no id': '40' },
    ingredientPrices: {},
  };
  localStorage.setItem(ledgerNames(null).setUp, JSON.stringify(draft));
  const page = await openStall({ path: '/stall/prices' });
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  await page.user.click(button('Start my stall'));
  expect(await screen.findByText(/^Your stall could not be set up\./)).toBeTruthy();
  expect(report).toHaveBeenCalledOnce();
  expect(button('Start my stall')).toHaveProperty('disabled', false);
  expect(price('Ragi Sangati').value).toBe('40');
  expect(page.toasts()).toEqual([]);
});

it('keeps the draft while the stall could not be stored', async () => {
  const page = await openStall({ shell: { storage: 'full' } });
  await nameStall(page);
  await page.user.click(dish(/^Masala Dosa/));
  await page.user.click(button('Continue'));
  await page.user.click(button('Start my stall'));
  expect(page.path()).toBe('/');
  expect(localStorage.getItem(ledgerNames(null).setUp)).toContain('Asha Tiffin');
});

it('takes a copy from another phone in place of the three steps', async () => {
  const preview = {
    ok: true,
    added: 3,
    known: 0,
    refused: 0,
    answers: 0,
    from: null,
    to: null,
  } as const;
  const page = await openStall({ records: { preview } });
  await page.user.click(screen.getByText('I have a copy from another phone'));
  const file = new File(['copy'], 'stall.json', { type: 'application/json' });
  await page.user.upload(screen.getByLabelText('Read in a copy', { selector: 'input' }), file);
  await page.user.click(await screen.findByRole('button', { name: 'Add 3 entries' }));
  expect(page.calls).toEqual(['stage stall.json', 'apply stall.json']);
});

it('adds dishes to a menu that is the vendor’s own, and offers those that are on it as such', async () => {
  const page = await openStall({ path: '/stall/dishes', shell: { stall: 'own' } });
  const onMenu = page.shell.stall.getSnapshot().dishes.filter(({ isRetired }) => !isRetired);
  await page.user.click(button('Add'));
  expect(screen.getByText('Choose at least one dish first.')).toBeTruthy();
  await page.user.click(dish(/^Pani Puri/));
  await page.user.click(button('Add 1 dish'));
  expect(page.path()).toBe('/stall');
  expect(page.toasts()).toEqual([expect.stringMatching(/My menu. Some .* are a guess/)]);
  const now = page.shell.stall.getSnapshot().dishes.filter(({ isRetired }) => !isRetired);
  expect(now).toHaveLength(onMenu.length + 1);
  expect(await screen.findByRole('link', { name: `Menu ${now.length} dishes` })).toBeTruthy();
});

it('stores what is entered for the ledger that the page shows, whichever another tab has named since', async () => {
  localStorage.setItem(CURRENT_LEDGER_KEY, ledgerNames(ASHA).key);
  const page = await openStall();
  await nameStall(page);
  expect(localStorage.getItem(ledgerNames(ASHA).setUp)).toBe(null);
});
