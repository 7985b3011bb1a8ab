import type { Language } from '@thela/language';
import { createFakeShell, sampleBrand, spentAt } from '@thela/testkit';
import type { EntriesOfDay } from '@thela/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import built from '../index.html?raw';
import {
  ledgerNames,
  noOpeningFigures,
  roleKeyOf,
  serializeSnapshot,
  CURRENT_LEDGER_KEY,
  SNAPSHOT_KEY,
  snapshotKeyOf,
} from '@thela/records';
import { ASHA, BINA } from '@thela/records/testing';
import { prerender } from './prerender';

const TODAY = '2026-11-22';

const config = {
  brand: sampleBrand,
  supabase: { url: 'http://localhost:54321', publishableKey: 'sb_publishable_local' },
  remotes: { allowedOrigins: [] },
};
const pages = await prerender(built, config, 2026);

const own: EntriesOfDay = {
  day: TODAY,
  entries: [{ kind: 'stall', fields: { name: 'Asha <b>Tiffin', timeZone: 'Asia/Kolkata' } }],
};
const selling = (price: number): EntriesOfDay => ({
  day: TODAY,
  entries: [
    { kind: 'dish', dish: 'masala-dosa', fields: { sellingPrice: price }, scope: 'from' },
    { kind: 'plates', dish: 'masala-dosa', plates: 1200 },
  ],
});

function snapshotOf(...stall: readonly EntriesOfDay[]): string {
  const shell = createFakeShell({ today: TODAY, stall: [own, ...stall] });
  return serializeSnapshot({
    today: TODAY,
    zone: 'Asia/Kolkata',
    setUpDay: TODAY,
    dayAnswer: null,
    day: shell.day.getSnapshot(),
    spent: spentAt(shell).getSnapshot(),
    stall: shell.stall.getSnapshot(),
    opening: noOpeningFigures,
    hasBegun: true,
  });
}

/** Opens the prerendered start page: its first script, then its content. */
async function open(
  stored: string | null,
  now = `${TODAY}T12:00:00Z`,
  language: Language = 'en-IN',
) {
  vi.setSystemTime(now);
  if (stored !== null) localStorage.setItem(SNAPSHOT_KEY, stored);
  const page = pages[language]['index.html'] ?? '';
  await import('./first-paint');
  // The script has it in the same file.
  await import('@thela/today/show-today');
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(page)?.[1] ?? '';
  await Promise.resolve();
  const part = document.querySelector('[data-stall-today]');
  const text = (name: string) => part?.querySelector(`[data-text="${name}"]`);
  return { isShown: document.documentElement.dataset['stall'] === 'own', part, text };
}

const isHidden = (row: string) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"]`)?.hidden;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  delete document.documentElement.dataset['stall'];
  document.body.innerHTML = '';
});

it('shows the stall’s name and the day’s figures before the page has started', async () => {
  const { isShown, text } = await open(snapshotOf(selling(85)));
  expect(isShown).toBe(true);
  expect(text('name')?.textContent).toBe('Asha <b>Tiffin');
  expect(text('plates')?.textContent).toBe('1,200');
  expect([text('figure'), text('sold')].map((each) => each?.textContent)).toEqual([
    '₹87,834',
    '₹1,02,000',
  ]);
  expect(text('figure')?.parentElement?.dataset['sign']).toBe('gain');
  expect(isHidden('loss')).toBe(true);
  expect(document.querySelectorAll('[data-card]:not([hidden])')).toHaveLength(2);
});

it('has the expenses of the day in it, to the paisa', async () => {
  const ice: EntriesOfDay = {
    day: TODAY,
    entries: [{ kind: 'expense', category: 'ice', note: '', amount: 200.25 }],
  };
  const { text } = await open(snapshotOf(selling(85), ice));
  expect(text('expenses')?.textContent).toBe('₹200.25');
  expect(text('figure')?.parentElement?.textContent).toBe('₹87,633.75');
});

it('shows a loss as one', async () => {
  const { text } = await open(snapshotOf(selling(2)));
  expect(text('figure')?.textContent).toMatch(/^−₹/);
  expect(text('figure')?.parentElement?.dataset['sign']).toBe('loss');
  expect(isHidden('loss')).toBe(false);
});

it('keeps the places of the cards that the hour asks for', async () => {
  // 19:30 at the stall.
  await open(snapshotOf(selling(85)), `${TODAY}T14:00:00Z`);
  expect(document.querySelectorAll('[data-card]:not([hidden])')).toHaveLength(2);
});

it('says how many dishes have no known cost', async () => {
  const noRecipe: EntriesOfDay = {
    day: TODAY,
    entries: [{ kind: 'dish', dish: 'masala-dosa', fields: { recipe: [] }, scope: 'from' }],
  };
  const { text } = await open(snapshotOf(selling(85), noRecipe));
  expect(text('unknownCost')?.textContent).toBe('1');
  expect(isHidden('unknownCost')).toBe(false);
});

it.each([
  ['hi-IN', 'आज हाथ में बचा'],
  ['te-IN', 'ఈ రోజు చేతిలో మిగిలింది'],
  ['hi-Latn-IN', 'Aaj haath mein bacha'],
] as const)('has all its words from a page in %s', async (language, inHand) => {
  const { part, text } = await open(snapshotOf(selling(85)), `${TODAY}T12:00:00Z`, language);
  expect(text('plates')?.textContent).toBe('1,200');
  expect(text('figure')?.textContent).toBe('₹87,834');
  expect(part?.textContent).toContain(inHand);
});

it.each([
  ['until 04:00 where the stall stands', '2026-11-22T22:29:59Z', '1,200'],
  ['and no longer', '2026-11-22T22:30:00Z', '0'],
])('shows the plates of a day %s', async (_name, now, plates) => {
  const { isShown, text } = await open(snapshotOf(selling(85)), now);
  expect(isShown).toBe(true);
  expect(text('plates')?.textContent).toBe(plates);
});

const stored = snapshotOf(selling(85));

it.each([
  ['none', null],
  ['text that is no JSON', stored.slice(0, -1)],
  ['one of a newer page', stored.replace('"schema":1', '"schema":2')],
  ['one with a cost that is no number', stored.replace('"expenses":"0"', '"expenses":"1e9"')],
  ['one of another shape', '{"schema":1,"platesSold":{"masala-dosa":7}}'],
  ['one of a stall that is not set up', stored.replace('"isOwn":true', '"isOwn":false')],
  ['one with half a plate', stored.replace('"masala-dosa":1200', '"masala-dosa":0.5')],
  ['one with a name that is no text', stored.replace('"Asha <b>Tiffin"', '{"toString":1}')],
  ['one without the menu', stored.replace('"menu":', '"carte":')],
])('leaves the welcome as it is with %s', async (_name, text) => {
  const { isShown, part } = await open(text);
  expect(isShown).toBe(false);
  expect(part?.textContent).not.toContain('₹');
});

const BINDING = '5f6b2c8e-0000-4000-8000-000000000001.5f6b2c8e-0000-4000-8000-000000000002';

it.each([
  ['a helper of the stall that is shown', 'helper'],
  ['its owner', 'owner'],
])(
  'marks the page for %s, so that nothing of the owner’s is painted for a helper',
  async (_, role) => {
    localStorage.setItem(CURRENT_LEDGER_KEY, BINDING);
    localStorage.setItem(snapshotKeyOf(BINDING), stored);
    localStorage.setItem(roleKeyOf(BINDING), role);
    const { isShown, text } = await open(null);
    expect(isShown).toBe(true);
    expect(document.documentElement.dataset['role']).toBe(role);
    // The style sheet hides these from a helper.
    for (const name of ['figure', 'sold']) {
      expect(text(name)?.closest('.owners-only')).toBeTruthy();
    }
    expect(text('plates')?.closest('.owners-only')).toBe(null);
    delete document.documentElement.dataset['role'];
  },
);

describe('the copy of an account', () => {
  const names = ledgerNames(ASHA);
  /** What its page stored, beside nothing of the phone's own. */
  const keep = () => {
    localStorage.setItem(CURRENT_LEDGER_KEY, names.key);
    localStorage.setItem(names.snapshot, stored);
  };
  const signIn = (account: string) =>
    localStorage.setItem('sb-abcd-auth-token', JSON.stringify({ user: { id: account } }));

  it.each([
    ['while that account is signed in', ASHA.account],
    ['after its session ended by itself', null],
  ])('is shown %s', async (_name, account) => {
    keep();
    if (account) signIn(account);
    const { text } = await open(null);
    expect(text('plates')?.textContent).toBe('1,200');
  });

  it('is shown to nobody else', async () => {
    keep();
    signIn(BINA.account);
    expect((await open(null)).isShown).toBe(false);
  });

  it('is shown to nobody else whose session tells of that account', async () => {
    keep();
    const user = { id: BINA.account, user_metadata: { invitedBy: ASHA.account } };
    localStorage.setItem('sb-abcd-auth-token', JSON.stringify({ user }));
    expect((await open(null)).isShown).toBe(false);
  });

  it.each([
    ['somebody else is signed in', names.key, BINA.account],
    ['the stored name is none of a ledger', 'thela', null],
  ])(
    'gives way to the phone’s own, as on the page itself, where %s',
    async (_name, key, account) => {
      localStorage.setItem(CURRENT_LEDGER_KEY, key);
      if (account) signIn(account);
      const { text } = await open(stored);
      expect(text('plates')?.textContent).toBe('1,200');
    },
  );

  it('is not shown once the phone’s own is', async () => {
    keep();
    localStorage.removeItem(CURRENT_LEDGER_KEY);
    expect((await open(null)).isShown).toBe(false);
    expect(localStorage.getItem(SNAPSHOT_KEY)).toBeNull();
  });
});
