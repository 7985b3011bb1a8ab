import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecords } from '@thela/records/testing';
import { describe, expect, it } from 'vitest';
import { ImportNotice } from './index';
import { openStall } from './testing/open-stall';
import type { OpenStallOptions } from './testing/open-stall';

const TODAY = '2026-11-22';
const button = (name: string) => screen.getByRole('button', { name });

const fields = { name: 'Asha Tiffin', place: '', timeZone: 'Asia/Kolkata' };
const shell = { stall: [{ day: TODAY, entries: [{ kind: 'stall', fields }] }] } as const;

/** Chooses a file on the page of the backup. */
async function choose(records: OpenStallOptions['records'] = {}) {
  const page = await openStall({ path: '/stall/backup', shell, records });
  const file = new File(['copy'], 'stall.json', { type: 'application/json' });
  await page.user.upload(screen.getByLabelText('Read in a copy', { selector: 'input' }), file);
  return page;
}

const summary = { name: 'Asha Tiffin', place: '', dishes: ['Chai', 'Idli'], days: 0 };

describe('the preview of a file', () => {
  it('names the stall and says when the file was made, what it has and what is new here', async () => {
    await choose({
      preview: {
        added: 12,
        madeAt: new Date(2026, 10, 20, 18, 5).getTime(),
        stall: { ...summary, place: 'Charminar', dishes: ['Chai', 'Puri', 'Vada'], days: 31 },
        here: summary,
        priceChanges: [{ name: 'Chai', from: 15, to: 20 }],
      },
    });
    expect(await screen.findByText('changes prices: Chai ₹15 → ₹20')).toBeTruthy();
    expect(await screen.findByText('is of the stall Asha Tiffin, Charminar')).toBeTruthy();
    expect(screen.getByText(/^was made on 20 Nov 2026, 6:05/)).toBeTruthy();
    expect(screen.getByText('has 3 dishes on its menu')).toBeTruthy();
    expect(screen.getByText('has 31 days on which something was sold or spent')).toBeTruthy();
    expect(screen.getByText('brings dishes that are not on your menu: Puri and Vada')).toBeTruthy();
  });

  it('of another stall wants its name typed before it is added', async () => {
    const stall = { name: 'Lakshmi Dosa', place: '', dishes: [], days: 3 };
    const page = await choose({ preview: { added: 110, stall, here: summary, isOther: true } });
    expect(
      await screen.findByText('This file is of another stall. Yours is Asha Tiffin.'),
    ).toBeTruthy();
    await page.user.click(button('Add 110 entries'));
    expect(screen.getByText('This is not the same. Type Lakshmi Dosa.')).toBeTruthy();
    expect(page.calls).toEqual([]);
    await page.user.type(
      screen.getByLabelText('Type Lakshmi Dosa to add it all the same'),
      'lakshmi dosa',
    );
    await page.user.click(button('Add 110 entries'));
    expect(page.calls).toEqual(['stage stall.json', 'apply stall.json']);
    expect(page.toasts()).toEqual(['110 entries added.']);
  });

  it('of another stall without a name wants another word, and can be left', async () => {
    const stall = { name: '', place: '', dishes: [], days: 3 };
    const page = await choose({ preview: { added: 110, stall, here: summary, isOther: true } });
    expect(await screen.findByText('is of a stall without a name')).toBeTruthy();
    expect(screen.getByLabelText('Type ADD to add it all the same')).toBeTruthy();
    await page.user.click(button('Cancel'));
    expect(screen.queryByText('is of a stall without a name')).toBe(null);
    expect(page.calls).toEqual([]);
  });
});

describe('what was decided on both', () => {
  const price = (sellingPrice: number) =>
    ({ kind: 'dish', dish: 'pani-puri', fields: { sellingPrice }, scope: 'from' }) as const;
  const recipe = (amount: number) => {
    const made = { recipe: [{ ingredient: 'milk', amount, unit: 'ml' }] } as const;
    return { kind: 'dish', dish: 'chai', fields: made, scope: 'from' } as const;
  };
  const milk = (amount: number) =>
    ({ kind: 'price', ingredient: 'milk', price: amount, unit: 'litre', scope: 'from' }) as const;
  const questions = [
    { name: 'Pani Puri', here: price(45), file: price(50) },
    { name: 'Chai', here: recipe(80), file: recipe(40) },
    { name: 'Milk', here: milk(60), file: milk(64) },
  ];
  const preview = { added: 9, questions, ingredientNames: { milk: 'Milk' } };

  it('is asked with both values before anything is added', async () => {
    const page = await choose({ preview });
    await page.user.click(await screen.findByRole('button', { name: 'Add 9 entries' }));
    expect(screen.getAllByText('Choose one of the two.')).toHaveLength(3);
    expect(page.calls).toEqual([]);
    await page.user.click(screen.getByLabelText('The file: ₹50'));
    await page.user.click(screen.getByLabelText('This phone: Milk, 80 ml'));
    await page.user.click(screen.getByLabelText('The file: ₹64 per litre'));
    await page.user.click(button('Add 9 entries'));
    const entries = [price(50), recipe(80), milk(64)].map((entry) => JSON.stringify(entry));
    expect(page.calls).toEqual([`stage stall.json ${entries.join(' ')}`, 'apply stall.json']);
  });

  it('can be answered at once', async () => {
    const page = await choose({ preview });
    await page.user.click(await screen.findByRole('button', { name: 'All as in the file' }));
    const group = within(screen.getByRole('group', { name: 'Chai: recipe' }));
    expect(group.getByLabelText('The file: Milk, 40 ml')).toHaveProperty('checked', true);
    await page.user.click(button('Add 9 entries'));
    expect(page.calls).toHaveLength(2);
  });
});

const state = {
  id: 'one',
  kind: 'backup',
  name: 'old.json',
  at: new Date(2026, 10, 20, 18, 5).getTime(),
  status: 'applied',
  isRunning: false,
  done: 12_400,
  count: 35_058,
} as const;

it('can be undone as a whole in My stall, once the person has said so', async () => {
  const page = await openStall({ path: '/stall/backup', shell, records: { imports: [state] } });
  expect(screen.getByText(/^On 20 Nov 2026, 6:05.*, 35,058 entries$/)).toBeTruthy();
  await page.user.click(button('Undo old.json'));
  expect(
    screen.getByText('Take back all 35,058 entries of old.json? What you entered yourself stays.'),
  ).toBeTruthy();
  await page.user.click(button('Keep'));
  expect(page.calls).toEqual([]);
  await page.user.click(button('Undo old.json'));
  await page.user.click(button('Take back'));
  expect(page.calls).toEqual(['undo one']);
  expect(page.toasts()).toEqual(['old.json is taken back.']);
});

describe('on every page', () => {
  it('says how much is stored while a file is read in, and that the page should stay', async () => {
    const { records, changeImports } = fakeRecords();
    const { container } = render(<ImportNotice files={records.files} />);
    expect(container.textContent).toBe('');
    act(() => changeImports([{ ...state, status: 'applying', isRunning: true }]));
    expect(await screen.findByText('12,400 of 35,058 entries stored')).toBeTruthy();
    expect(screen.getByText(/^Keep this page open until all is done/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'old.json' })).toBeTruthy();
    act(() => changeImports([{ ...state, status: 'undoing', isRunning: true }]));
    expect(screen.getByText('12,400 of 35,058 entries taken back')).toBeTruthy();
    act(() => changeImports([state]));
    expect(container.textContent).toBe('');
  });

  it('has buttons to go on, and to take it back, where it has stopped', async () => {
    const { records, calls } = fakeRecords({ imports: [{ ...state, status: 'applying' }] });
    render(<ImportNotice files={records.files} />);
    expect(await screen.findByText('Not all of old.json is stored yet.')).toBeTruthy();
    await userEvent.click(button('Go on'));
    await userEvent.click(button('Take back'));
    expect(calls).toEqual(['apply one', 'undo one']);
  });
});
