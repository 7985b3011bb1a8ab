import { act, screen, waitFor } from '@testing-library/react';
import { showLanguage } from '@thela/language';
import type { DishFields } from '@thela/ledger';
import { watchDownloads } from '@thela/records/testing';
import type { EntriesOfDay } from '@thela/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { messagesNow } from './messages';
import { openStall } from './testing/open-stall';

const added = (id: string, fields: Partial<DishFields>) =>
  ({ kind: 'dish', dish: id, fields, scope: 'from' }) as const;
const named = { name: 'Asha Tiffin', place: '', timeZone: 'Asia/Kolkata' };
const stall: readonly EntriesOfDay[] = [
  {
    day: '2026-11-10',
    entries: [
      { kind: 'stall', fields: named },
      added('chai', { name: 'Masala Chai', sellingPrice: 15 }),
      added('vada-pav', { name: 'Vada Pav', sellingPrice: 20, isRetired: true }),
    ],
  },
  { day: '2026-11-12', entries: [{ kind: 'plates', dish: 'chai', plates: 4 }] },
];

/** Chooses a table on My stall. */
async function choose(text: string) {
  const page = await openStall({ path: '/stall/backup', shell: { stall } });
  await page.user.upload(
    await screen.findByLabelText('Read in a table (CSV)', { selector: 'input' }),
    new File([text], 'table.csv', { type: 'text/csv' }),
  );
  await screen.findByRole('heading', { name: 'What is in each column?' });
  const add = async () => {
    await page.user.click(screen.getByRole('button', { name: /^Add \d+ entr/ }));
    await waitFor(() => expect(page.calls.at(-1)).toBe('apply table.csv'));
    return page.calls[0]
      ?.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
      .replace('stage table.csv ', '');
  };
  return { ...page, add };
}

const select = (name: string) => screen.getByRole('combobox', { name });
const dish = (id: string, fields: object, scope = 'from') =>
  JSON.stringify({ kind: 'dish', dish: id, fields, scope });

afterEach(() => {
  return showLanguage('en-IN');
});

it('changes prices of dishes by their names in any spelling, brings dishes back, and adds those of the list with their recipe', async () => {
  const page = await choose(
    'Item,Price\nMASALA CHAI,18\nVadaPaav,20\nPaani Poori,30\nCorn Pops,25\nTotal,93',
  );
  expect(screen.getByText('₹15 → ₹18')).toBeTruthy();
  const entries = await page.add();
  expect(entries).toContain(dish('chai', { sellingPrice: 18, isRetired: false }));
  expect(entries).toContain(dish('vada-pav', { sellingPrice: 20, isRetired: false }));
  expect(entries).toMatch(
    /"dish":"pani-puri","fields":{"name":"Pani Puri","recipe":\[{.*?"sellingPrice":30,/,
  );
  expect(entries).toMatch(
    /"dish":"ID","fields":{"name":"Corn Pops","recipe":\[\],"sellingPrice":25,/,
  );
  expect(page.toasts()).toHaveLength(1);
});

it('joins a new name with a dish of the menu, or leaves it out', async () => {
  const page = await choose('Item,Price\nChai,18\nCorn Pops,25');
  await page.user.selectOptions(select('Chai'), 'It is Masala Chai');
  await page.user.selectOptions(select('Corn Pops'), 'Leave it out');
  expect(await page.add()).toBe(dish('chai', { sellingPrice: 18, isRetired: false }));
});

describe('a column', () => {
  it('is what the person says it is', async () => {
    const page = await choose('Item,Cost,MRP\nMasala Chai,5,18');
    expect(select('MRP')).toHaveProperty('value', 'price');
    await page.user.selectOptions(select('Cost'), 'Price (INR)');
    expect(await screen.findByText('₹15 → ₹5')).toBeTruthy();
    expect(select('MRP')).toHaveProperty('value', 'ignore');
    await page.user.selectOptions(select('Cost'), 'Not needed');
    expect(await screen.findByText('Say which column has this: Price (INR).')).toBeTruthy();
  });

  it('of which a number may be two is asked about once', async () => {
    const page = await choose('Item;Price\nMasala Chai;12,50\nCorn Pops;15,25');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Choose one.')).toBeTruthy();
    expect(page.calls).toEqual([]);
    await page.user.click(screen.getByLabelText('12.5'));
    await screen.findByText('₹15 → ₹12.50');
    expect(await page.add()).toContain(dish('chai', { sellingPrice: 12.5, isRetired: false }));
  });
});

it('of prices of ingredients says what they are for, and fits the recipes', async () => {
  const page = await choose('Ingredient,Rate\nOnion,3000\nप्याज़,3000\nKokum,45000\nOil,9000');
  await page.user.click(screen.getByRole('radio', { name: 'per 100 kg' }));
  expect(screen.getAllByText('₹30 per kg → ₹3,000 per 100 kg')).toHaveLength(2);
  expect(screen.getByText('1 line left out: show')).toBeTruthy();
  const unit = { as: 'loose', of: { amount: 100, unit: 'kg' } };
  const price = (ingredient: string, amount: number) =>
    JSON.stringify({ kind: 'price', ingredient, price: amount, unit, scope: 'from' });
  const entries = await page.add();
  expect(entries).toContain(price('onions', 3000));
  expect(entries).toMatch(/"ingredient":"(ID|kokum)","scope":"from","fields":\{"name":"Kokum",/);
  expect(entries).not.toContain('"oil"');
});

describe('sales', () => {
  const sales = [
    'Date,Item,Qty,Amount',
    '03/11/2026,Masala Chai,2,30',
    '3/11/2026,masala chai,2,20',
    '12/11/2026,Masala Chai,5,75',
    '12/11/2026,Corn Pops,2,50',
  ].join('\n');

  it('are counts of their days at the prices of the table; dates and other counts are asked', async () => {
    const page = await choose(sales);
    expect(screen.queryByText('2 names in this table')).toBe(null);
    await page.user.click(screen.getByLabelText('Tuesday, 3 November 2026'));
    await screen.findByText('Tue, 3 November 2026 to Thu, 12 November 2026');
    await page.user.click(screen.getByLabelText('Those of the table'));
    const entries = await page.add();
    const count = (id: string, plates: number, over: readonly string[]) =>
      JSON.stringify({ kind: 'plates', dish: id, count: plates, over });
    expect(entries).toMatch(/^{"kind":"dish","dish":"ID","fields":{"name":"Corn Pops"/);
    expect(entries).toContain(
      `${count('chai', 4, [])} ${dish('chai', { sellingPrice: 12.5 }, 'day')} `,
    );
    expect(entries).toMatch(/"dish":"chai","count":5,"over":\["[\da-f]{12}"\]}/);
    expect(entries).toContain(count('ID', 2, []));
  });

  it('that are counted already are left as they are', async () => {
    const page = await choose('Date,Item,Qty,Amount\n2026-11-12,Masala Chai,4,80');
    expect(screen.getByText('All of this file is on this phone already.')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('What is in each column?')).toBe(null);
  });
});

it.each(['en-IN', 'hi-IN', 'te-IN', 'hi-Latn-IN'] as const)(
  'knows all of the ingredients that are saved in %s, with what their prices are for',
  async (language) => {
    const amount = { amount: 50, unit: 'g' } as const;
    const units = ['g', 'ml', 'litre', 'piece', 'dozen', { as: 'loose', of: amount }] as const;
    const packs = (['packet', 'bundle', 'tray'] as const).map((as) => ({ as, of: amount }));
    const bought = [...units, ...packs].map((unit, index) => [
      {
        kind: 'ingredient',
        ingredient: `own-${index}`,
        fields: { name: `Own ${index}`, unit, preparation: null, isRetired: false },
        scope: 'from',
      } as const,
      { kind: 'price', ingredient: `own-${index}`, price: 12.5, unit, scope: 'from' } as const,
    ]);
    const files = watchDownloads();
    await act(() => showLanguage(language));
    const shell = { stall: [...stall, { day: '2026-11-13', entries: bought.flat() }] };
    const { copy } = messagesNow();
    const days = await openStall({ path: '/stall/days', shell });
    await days.user.click(screen.getByRole('button', { name: copy.tables.ingredients }));
    await waitFor(() => expect(files).toHaveLength(1));
    days.unmount();
    const { user } = await openStall({ path: '/stall/backup', shell });
    const input = screen.getByLabelText(copy.table.action, { selector: 'input' });
    await user.upload(input, new File([(await files[0]?.[1]) ?? ''], 'saved.csv'));
    expect(await screen.findByText(copy.nothingNew)).toBeTruthy();
    expect(screen.queryByText(copy.table.left(1))).toBe(null);
  },
);
