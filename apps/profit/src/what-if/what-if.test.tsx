import { madeUpStall } from '@thela/books/made-up-stalls';
import type { FakeShellOptions } from '@thela/testkit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openOwnStall, storedSince } from '../testing/open-tool';

const TODAY = '2026-11-22';

async function open(
  days: 1 | 6 | 100 = 100,
  options: Pick<FakeShellOptions, 'storage' | 'today'> = {},
) {
  const events = madeUpStall(days, TODAY);
  const opened = await openOwnStall('what-if', { stall: [], events, today: TODAY, ...options });
  await screen.findByText('Profit of a day');
  return opened;
}

// By text and label: to ask for roles in a page of this size takes seconds.
const slider = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const result = () => screen.getByText('Profit of a day').closest('section')?.textContent;
const moved = () => screen.queryByText('What you changed')?.closest('section')?.textContent ?? null;
const press = (text: string) => fireEvent.click(screen.getByText(text));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'select' }), { target: { value } });

it('moves prices and counts by hand, key and number, and writes nothing until that is confirmed', async () => {
  const { shell } = await open();
  expect(result()).toContain('No difference yet');
  fireEvent.change(slider('Price of Dosa, a plate'), { target: { value: '70' } });
  // ₹5 more for each of 51 plates.
  await waitFor(() => expect(result()).toContain('₹255 more'));
  choose('Ingredient', 'rice');
  const rice = slider('Price of rice, per kg');
  expect(rice.getAttribute('aria-valuetext')).toBe('₹52.16');
  fireEvent.keyDown(rice, { key: 'PageUp' });
  expect(rice.getAttribute('aria-valuetext')).toBe('₹62.16');
  fireEvent.input(screen.getByLabelText('Plates of Dosa, a day, exactly'), {
    target: { value: '200' },
  });
  // 200 is beyond the slider, and counts all the same.
  await waitFor(() => expect(moved()).toContain('Dosa: 51 plates → 200 plates'));
  expect(moved()).toContain('rice: ₹52.16 → ₹62.16 per kgDosa: ₹65 → ₹70');
  press('Use this');
  expect(storedSince(shell)).toEqual([]);
  press('Change the price');
  await screen.findByText('The new prices count from today on.');
  expect(storedSince(shell)).toEqual(['price rice: 62.16', 'dish made-up-dosa: sellingPrice']);
  expect(moved()).toContain('Dosa: 51 plates → 200 plates');
  press('Undo');
  await waitFor(() => expect(slider('Price of rice, per kg').value).toBe('52.16'));
  expect(storedSince(shell).slice(2)).toEqual(['undo', 'undo']);
  fireEvent.click(screen.getByLabelText('Plates of Dosa, a day: back to 51 plates'));
  expect(moved()).toBe(null);
  expect(result()).toContain('No difference yet');
});

it('says when a change is on this page only, and loses nothing of it', async () => {
  const { shell } = await open(6, { storage: 'full' });
  expect(result()).toMatch(/needs 7 days with sales that are over, there are [56]/);
  fireEvent.change(slider('Price of Dosa, a plate'), { target: { value: '70' } });
  press('Use this');
  press('Change the price');
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not store it yet/);
  expect(shell.stall.getSnapshot().dishes.find(({ name }) => name === 'Dosa')?.sellingPrice).toBe(
    70,
  );
  expect(slider('Price of Dosa, a plate').value).toBe('70');
});

it('starts from today alone on the first day, and from a usual day without what is gone later', async () => {
  const first = await open(1);
  expect(screen.queryByText('A usual day')).toBe(null);
  expect(screen.getByText(/plates counted today\.$/)).toBeTruthy();
  first.view.unmount();
  const { shell } = await open(100, { today: '2026-11-23' });
  expect(screen.getByText(/on your last 7 days with sales\.$/)).toBeTruthy();
  press('Today so far');
  expect(result()).toContain('Plates that pay for a dayset a count of a dish whose cost is known');
  press('A usual day');
  choose('Ingredient', 'rice');
  act(() => shell.stall.setPrice('urad', { price: 1260, unit: 'kg' }));
  await screen.findByText(/^Was the price of urad typed wrong\?/);
  fireEvent.keyDown(slider('Price of rice, per kg'), { key: 'PageUp' });
  await screen.findByText('Dishes that change most');
  expect(screen.queryByText('Pongal')).toBe(null);
});
