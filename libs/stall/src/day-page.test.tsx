import { addDays } from '@thela/ledger';
import type { Entry } from '@thela/ledger';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openStall } from './testing/open-stall';

const TODAY = '2026-11-22';

const openDay = (day: string) =>
  openStall({ path: `/stall/day${day}`, shell: { stall: 'own', today: TODAY } });

const article = () => screen.getByRole('article');
/** Each dish or line with its figures, as a screen reader says them. */
const rows = () =>
  within(article())
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const figure = (label: string) =>
  within(article())
    .getAllByText(label)
    .map((term) => (term.tagName === 'DT' ? term.nextElementSibling?.textContent : null))
    .find(Boolean);

it('shows all of a day: the stall, its dishes, what it cost and what is left', async () => {
  await openDay(`/${addDays(TODAY, -1)}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lakshmi Tiffins');
  expect(article().textContent).toContain('Secunderabad, Telangana');
  expect(screen.getByText('Saturday, 21 November 2026')).toBeTruthy();
  expect(rows()[0]).toMatch(
    /^Masala DosaPlates 42Price ₹85Revenue ₹3,570Cost ₹[\d,.]+Profit ₹[\d,.]+$/,
  );
  expect(rows()[6]).toBe('Mirchi BajjiPlates 12Price ₹30Revenue ₹360Cost unknownProfit unknown');
  expect(figure('Help, Ravi, half a day')).toBe('₹250');
  expect(figure('tomatoes, 600 g')).toBe('Spoilt');
  expect(figure('Expenses')).toBe('−₹250');
  expect(article().textContent).toContain(
    'Cost unknown, so not counted in the profit: Mirchi Bajji.',
  );
});

it('adds up: from the revenue down to what is left', async () => {
  await openDay(`/${addDays(TODAY, -1)}`);
  const amount = (label: string) => Number(figure(label)?.replace(/[₹,]/g, '').replace('−', '-'));
  const profit = amount('Revenue') + amount('Sold at unknown cost') + amount('Ingredients');
  expect(profit).toBeCloseTo(amount('Total Profit'), 2);
  // All of the money is in hand, that of the dishes of unknown cost, too.
  const left = profit - amount('Sold at unknown cost') + amount('Expenses');
  expect(left + amount('Waste, at cost')).toBeCloseTo(amount('In hand'), 2);
  expect(screen.getByText('ingredient cost of 1 dish not known')).toBeTruthy();
});

const dosa: Entry = { kind: 'plates', dish: 'masala-dosa', plates: 1 };
const openWith = (...entries: readonly Entry[]) =>
  openStall({
    path: `/stall/day/${TODAY}`,
    shell: { today: TODAY, stall: [{ day: TODAY, entries }], platesSold: {} },
  });

it('shows a loss with its sign and its words', async () => {
  await openWith(dosa, { kind: 'expense', category: 'rent', note: '', amount: 500 });
  expect(figure('In hand, a loss')).toBe('−₹426.81');
  expect(figure('Total Profit')).toBe('₹73.20');
});

it('names waste of unknown cost where nothing else was spent', async () => {
  const bun: Entry = { kind: 'dish', dish: 'bun', fields: { name: 'Bun Maska' }, scope: 'from' };
  await openWith(bun, dosa, { kind: 'waste', dish: 'bun', plates: 5, reason: 'unsold' });
  expect([figure('Waste, at cost'), figure('In hand')]).toEqual(['Not known', '₹73.20']);
  expect(screen.getByText('cost of 1 thrown-away item not known')).toBeTruthy();
});

it('says that today is not over, and follows what is counted', async () => {
  const { shell } = await openDay(`/${TODAY}`);
  expect(screen.getByText('Sunday, 22 November 2026, so far')).toBeTruthy();
  expect(rows()[0]).toMatch(/^Masala DosaPlates 17/);
  await act(async () => {
    await shell.ledger.append([{ kind: 'plates', dish: 'masala-dosa', plates: 3 }]);
  });
  expect(rows()[0]).toMatch(/^Masala DosaPlates 20/);
});

it('is sent with its figures, and printed as it stands, with the moment', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await openDay(`/${TODAY}`);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' });
  const text = new URL(link.href).searchParams.get('text');
  expect(text).toMatch(
    /^\*Lakshmi Tiffins\*\n\*Sunday,? 22 November 2026, so far\*\n\nPlates sold: /,
  );
  expect(text).toContain(`Revenue: ${figure('Revenue')}\n`);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/^Printed \d+ \w+ \d{4}, /)).toBeTruthy();
});

it.each([
  ['/yesterday', /^There is no such day/],
  ['/2026-02-30', /^There is no such day/],
  ['/2026-11-22/more', /^There is no such day/],
  ['/2026-11-23', 'Monday, 23 November 2026 has not come yet.'],
  ['/2025-11-22', 'Nothing is recorded for Saturday, 22 November 2025.'],
])('says what is wrong with %s, and leads back', async (day, message) => {
  const page = await openDay(day);
  expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
  await page.user.click(screen.getByRole('link', { name: 'Days' }));
  expect(page.path()).toBe('/stall/days');
});

it('is of today, where its address has no day: the live figures', async () => {
  const page = await openDay('');
  expect(page.path()).toBe('/tools/analytics');
});

it('is reached from the list of days, and leads to what corrects it', async () => {
  const page = await openStall({ path: '/stall/days', shell: { stall: 'own', today: TODAY } });
  await page.user.click(await screen.findByText('Yesterday'));
  expect(page.path()).toBe('/stall/day/2026-11-21');
  expect(await screen.findByText('Saturday, 21 November 2026')).toBeTruthy();
  const correct = screen.getByRole('link', { name: 'Correct this day' });
  expect(correct.getAttribute('href')).toBe('/tools/profit-optimizer/count/2026-11-21');
});
