import { madeUpStall } from '@thela/books/made-up-stalls';
import { createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for them.
import '../chart';
import './period-page';
import './send-figures';
import { canvasWithoutInk } from '../testing/canvas-without-ink';
import Tool from '../tool';

const TODAY = '2026-11-22';

beforeEach(canvasWithoutInk);

async function open(options: FakeShellOptions = {}) {
  const shell = createFakeShell({ today: TODAY, events: madeUpStall(100, TODAY), ...options });
  await act(async () => {
    render(<Tool shell={shell} />);
    await Promise.all([import('../chart'), import('./period-page'), import('./send-figures')]);
  });
  return { shell, user: userEvent.setup() };
}

/** Opens the ways to send, and answers the text that WhatsApp would get. */
async function openShare(options?: FakeShellOptions) {
  const { shell, user } = await open(options);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' });
  const text = new URL(link.href).searchParams.get('text') ?? '';
  return { shell, user, link, text };
}

/** A phone with ways of its own to share. */
function phoneWith(own: Partial<Navigator>) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), own));
}

const paper = () => document.querySelector('body > [data-paper]');

describe('the text', () => {
  it('has the figures of the week as the screen has them, and the dishes that sold most', async () => {
    const { user, text, link } = await openShare({ path: '7-days' });
    expect(link.rel).toContain('noopener');
    expect(text.split('\n').slice(0, 3)).toEqual([
      '*Made-up Stall*',
      '*The last 7 days*',
      '16 Nov 2026 – 22 Nov 2026',
    ]);
    await user.click(screen.getByRole('button', { name: 'All figures' }));
    await user.click(screen.getByRole('button', { name: 'By dish' }));
    const rows = within(screen.getByRole('table', { name: 'The last 7 days' })).getAllByRole('row');
    const shown = rows.slice(1).map((row) => {
      const name = within(row).getByRole('rowheader').textContent;
      return `${name}: ${row.querySelector('.font-semibold:not(th)')?.textContent}`;
    });
    expect(shown).toHaveLength(7);
    const [left = ''] = shown.splice(6);
    expect(text).toContain(`\n\n${shown.join('\n')}\n\n*${left}*\n`);
    const byDish = screen.getByRole('table', { name: 'By dish' }).textContent;
    const dishes = text.slice(text.indexOf('*Most plates*')).split('\n\n')[0]?.split('\n').slice(1);
    expect(dishes?.length).toBeGreaterThan(2);
    const plates = dishes?.map((line) => Number(/: (\d+) plates?$/.exec(line)?.[1])) ?? [];
    expect(plates).toEqual(plates.toSorted((a, b) => b - a));
    for (const line of dishes ?? []) expect(byDish).toContain(line.replace(': ', ''));
    expect(text).toContain('\nToday counts as far as it went.');
    // On paper the same stands.
    const words = (shownText: string) => shownText.replaceAll(/[*:\s]/g, '');
    expect(words(paper()?.textContent ?? '')).toBe(words(text));
  });

  it('has the figures of today as its page has them, in the language of the page', async () => {
    const { text } = await openShare();
    const figureOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(text).toMatch(/^\*Made-up Stall\*\n\*Sunday,? 22 November 2026, so far\*\n/);
    expect(text).toContain(`Revenue: ${figureOf('Total Revenue (Today)')}\n`);
    expect(text).toContain(`Profit: ${figureOf('Total Profit (Today)')}\n`);
  });

  it.each([
    { of: 'expenses', entry: { kind: 'expense', category: 'gas', note: '', amount: 150 } },
    { of: 'waste', entry: { kind: 'waste', reason: 'unsold', dish: 'masala-dosa', plates: 2 } },
  ] as const)('has the loss of a day with $of alone', async ({ entry }) => {
    const stall = { kind: 'stall', fields: { name: 'Asha' } } as const;
    const { text } = await openShare({
      events: [],
      stall: [{ day: TODAY, entries: [stall, entry] }],
    });
    expect(text).toContain('\nPlates sold: 0\n');
    expect(text).toMatch(/\n\*In hand: −₹\d[\d.]+\*/);
  });

  it('says which costs are not known, and keeps strange names', async () => {
    const name = `${'Extra-long cheese & corn sandwich #1 + "spécial" 🌶️ मसाला '.slice(0, 59)}!`;
    const { text } = await openShare({
      events: [],
      stall: [
        {
          day: TODAY,
          entries: [
            { kind: 'stall', fields: { name: 'A & B' } },
            { kind: 'dish', dish: 'long', scope: 'from', fields: { name, sellingPrice: 40 } },
            { kind: 'plates', dish: 'long', plates: 3 },
          ],
        },
      ],
    });
    expect(text).toContain(`\n${name}: 3 plates\n`);
    expect(text).toContain(`\nNot in the profit: ${name}, cost unknown`);
    expect(text).toContain('\nRevenue: ₹120\n');
  });
});

it('hands the text to the phone when the person asks for it; who closes the sheet has changed their mind', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() =>
    Promise.reject(new DOMException('no', 'AbortError')),
  );
  phoneWith({ share });
  const { user } = await open({ path: '7-days' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(share).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Other app' }));
  expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('*The last 7 days*') });
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('');
});

it.each<FakeShellOptions>([{ role: 'helper' }, { events: [] }])(
  'is not offered to a helper, nor at the sample stall: %o',
  async (options) => {
    await open(options);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBe(null);
  },
);
