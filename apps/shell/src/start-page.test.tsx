import 'fake-indexeddb/auto';
import { features } from './site/features';
import type { Brand, Language } from '@thela/contract';
import { createFakeShell, sampleBrand, spentAt } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import built from '../index.html?raw';
import {
  ledgerNames,
  noOpeningFigures,
  pendingEvents,
  serializeSnapshot,
  SNAPSHOT_KEY,
} from '@thela/records';
import type { AppState } from './state/app-state';
import type { prerender } from './prerender';
import { showSidebar } from './chrome/wide-screen';
import type { ToolSource } from './site/tool-source';
import { showToday } from '@thela/today/show-today';

/** Each test has a Supabase project of its own: pages of earlier tests still run, and still sign in. */
let project = 0;

const configOf = (brand: Brand = sampleBrand) => ({
  brand,
  supabase: { url: `https://test-${project}.supabase.co`, publishableKey: 'sb_publishable_local' },
  remotes: { allowedOrigins: [] },
});

const prefetch = vi.fn<NonNullable<ToolSource['prefetch']>>();

// A tool that does not answer would be reported after 30 s, perhaps during another test.
const load = vi.fn<ToolSource['load']>(() =>
  Promise.resolve({ ok: false, failure: { kind: 'disabled', detail: 'Off.' } }),
);

const tools: ToolSource = {
  releases: () => Promise.reject(new Error('no registry')),
  load,
  prefetch,
};

let idle: (() => void)[] = [];

let started: AppState | null = null;

/** Makes the page idle: runs all work that waits for it. */
const beIdle = () =>
  act(async () => {
    await Promise.resolve();
    idle.splice(0).forEach((work) => work());
  });

interface Published {
  /** The page that the server sent, whatever the address names. */
  readonly file?: string;
  readonly brand?: Brand;
  readonly language?: Language;
  readonly year?: number;
  /** Sets up what only the browser knows. */
  readonly prepare?: () => void;
}

type Pages = ReturnType<typeof prerender>;
const rendered = new Map<string, Pages>();

/** The pages of all languages; rendering them takes longer than a test. */
function publishedPages(brand: Brand | undefined, year: number): Pages {
  const key = JSON.stringify([brand, year]);
  const pages =
    rendered.get(key) ??
    import('./prerender').then((module) => module.prerender(built, configOf(brand), year));
  rendered.set(key, pages);
  return pages;
}

/**
 * Opens a page as it is published, and starts it.
 *
 * @returns the header that came with the page
 */
async function open(address: string, published: Published = {}) {
  const {
    file = 'index.html',
    brand,
    year = 2026,
    language = 'en-IN',
    prepare = () => {},
  } = published;
  const pages = await publishedPages(brand, year);
  const page = pages[language][file] ?? '';
  window.history.replaceState(null, '', address);
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(page)?.[1] ?? '';
  showSidebar(document);
  const header = document.querySelector('header');
  prepare();
  const { startPage } = await import('./start-page');
  started = await act(() => startPage(() => tools));
  return header;
}

// Pages of earlier tests still run, and cancel what they wait for.
Object.assign(globalThis, { cancelIdleCallback: () => {} });

beforeEach(() => {
  vi.resetModules();
  load.mockClear();
  prefetch.mockReset().mockResolvedValue();
  idle = [];
  project += 1;
  vi.stubGlobal('fetch', async () => Response.json(configOf()));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});

afterEach(async () => {
  // A page that still opens its records would write into what the next test stores.
  const today = started?.current().ledger.today.getSnapshot() ?? '';
  await act(() => started?.current().ledger.totals({ from: today, to: today }));
  started = null;
  window.history.replaceState(null, '', '/');
});

it.each([
  { address: '/', file: 'index.html' },
  { address: '/tools/profit-optimizer', file: 'tools/profit-optimizer.html' },
  { address: '/tools/chaat-gpt', file: 'tools/chaat-gpt.html' },
  { address: '/tools/profit-optimizer/menu/dosa', file: 'tools/profit-optimizer.html' },
])('hydrates $file as it is, then shows what this browser knows', async (page) => {
  const session = JSON.stringify({ access_token: 'token', user: { id: '1' } });
  // A difference would be reported on the console, which fails the test.
  const prepare = () => window.localStorage.setItem(`sb-test-${project}-auth-token`, session);
  const header = await open(page.address, { file: page.file, prepare });
  expect(screen.getByRole('banner')).toBe(header);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(document.querySelector('aside')?.textContent).toContain('₹');
});

function turnNarrow() {
  const narrow = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockImplementation(narrow);
}

it('takes over the page of a phone, which has no sidebar', async () => {
  turnNarrow();
  const header = await open('/tools/analytics', { file: 'tools/analytics.html' });
  expect(screen.getByRole('banner')).toBe(header);
  expect(document.querySelector('aside')?.childNodes).toHaveLength(0);
});

it('stays, and is reported, when what follows its start fails', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, ...rest) => {
    // The first that is asked of the page once it is shown.
    if (type === 'pointerover' && rest.length > 1) throw new Error('no listener');
    listen(type, ...(rest as [EventListener]));
  });
  const header = await open('/');
  vi.restoreAllMocks();
  expect(screen.getByRole('banner')).toBe(header);
  expect(screen.queryByRole('alert')).toBe(null);
  expect(started).not.toBe(null);
  expect(JSON.stringify(reported.mock.calls)).toContain('fetching tools ahead');
});

it.each([
  { fault: 'a fault of the page', isBlamed: false },
  { fault: 'no configuration', isBlamed: true },
])('blames $fault on the network: $isBlamed', async ({ isBlamed }) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  if (isBlamed) vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  window.document.body.innerHTML = '<div id="root"></div>';
  const { startPage } = await import('./start-page');
  await act(() =>
    startPage(() => {
      throw new TypeError('items.newMethod is not a function');
    }),
  );
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('The page cannot start');
  expect(textContent?.includes('internet connection')).toBe(isBlamed);
  expect(textContent?.includes('update your browser')).toBe(!isBlamed);
});

it('shows the year of the device in the footer of a page that was rendered in another one', async () => {
  const header = await open('/', { year: 1999 });
  expect(screen.getByRole('banner')).toBe(header);
  expect(screen.getByText(/^©/).textContent).toBe(
    `© ${new Date().getFullYear()} Thela. All rights reserved.`,
  );
});

it.each<{ language: Language; label: string }>([
  { language: 'hi-IN', label: 'मुनाफ़ा' },
  { language: 'te-IN', label: 'లాభం' },
  { language: 'hi-Latn-IN', label: 'Munafa' },
])('hydrates the page of $language as it is, also that of a tool', async ({ language, label }) => {
  const prepare = () => window.localStorage.setItem('thela.language', JSON.stringify(language));
  const header = await open('/', { language, prepare });
  expect(screen.getByRole('banner')).toBe(header);
  const file = 'tools/profit-optimizer.html';
  const ofTool = await open('/tools/profit-optimizer', { file, language, prepare });
  expect(screen.getByRole('banner')).toBe(ofTool);
  expect(document.title).toBe(`${label} · Thela`);
  expect(document.documentElement.lang).toBe(language);
});

it('replaces a page in another language than the chosen one, and marks the new one', async () => {
  const prepare = () => window.localStorage.setItem('thela.language', '"te-IN"');
  const header = await open('/', { prepare });
  expect(header?.isConnected).toBe(false);
  expect(document.documentElement.lang).toBe('te-IN');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thelaకి స్వాగతం');
  expect(screen.getByRole('radio', { name: /తెలుగు/, checked: true })).toBeTruthy();
});

it('asks for the language until one is chosen, and keeps a page of the same language', async () => {
  const header = await open('/');
  const offer = within(screen.getByRole('region', { name: 'Choose your language' }));
  expect(offer.getAllByRole('button').map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['English', 'en-IN'],
    ['हिन्दी', 'hi-IN'],
    ['తెలుగు', 'te-IN'],
    ['Hinglish', 'hi-Latn-IN'],
  ]);
  await act(async () => offer.getByRole('button', { name: 'हिन्दी' }).click());
  await screen.findByRole('heading', { level: 1, name: 'Thela में आपका स्वागत है' });
  expect(screen.queryByRole('region', { name: 'Choose your language' })).toBe(null);
  await expectFocus(() => screen.getByRole('main'));
  expect(document.documentElement.lang).toBe('hi-IN');
  expect(screen.getByRole('banner')).toBe(header);
});

it('takes what was chosen in its sidebar before it was hydrated', async () => {
  await open('/', {
    prepare: () => {
      for (const name of [/తెలుగు/, 'Dark']) screen.getByRole('radio', { name }).click();
    },
  });
  await screen.findByRole('radiogroup', { name: 'భాష' });
  expect(screen.getByRole('radio', { name: /తెలుగు/, checked: true })).toBeTruthy();
  expect(started?.theme.getSnapshot()).toBe('dark');
});

it('keeps what was typed when the language changes', async () => {
  await open('/#signin');
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
  const user = userEvent.setup();
  await user.type(email, 'asha@stall.in');
  await user.click(screen.getByRole('radio', { name: /हिन्दी/ }));
  await screen.findByRole('radiogroup', { name: 'भाषा' });
  expect(document.title).toBe('साइन इन · Thela');
  expect(email.isConnected).toBe(true);
  expect(email.value).toBe('asha@stall.in');
});

it('offers no language once English was chosen', async () => {
  const prepare = () => window.localStorage.setItem('thela.language', '"en-IN"');
  const header = await open('/', { prepare });
  expect(screen.getByRole('banner')).toBe(header);
  expect(screen.queryByRole('region', { name: 'Choose your language' })).toBe(null);
});

it('replaces a page whose screen was turned meanwhile', async () => {
  const header = await open('/', { prepare: turnNarrow });
  expect(screen.getByRole('banner')).not.toBe(header);
  expect(document.querySelector('aside')?.childNodes).toHaveLength(0);
});

it('replaces a page of another brand', async () => {
  const header = await open('/', { brand: { ...sampleBrand, product: 'Old name' } });
  expect(screen.getByRole('banner')).not.toBe(header);
  expect(document.body.textContent).not.toContain('Old name');
});

it.each([
  { address: '/#signin', file: 'index.html' },
  { address: '/tools/analytics', file: 'index.html' },
  { address: '/tools/analytics#signup', file: 'tools/analytics.html' },
  { address: '/tools/analytics-two', file: 'tools/analytics.html' },
])('replaces $file at $address', async ({ address, file }) => {
  const header = await open(address, { file });
  expect(header?.isConnected).toBe(false);
  expect(document.querySelectorAll('.auth-target')).toHaveLength(0);
});

it('loads the tool at its address, but not below an authentication screen', async () => {
  await open('/tools/profit-optimizer');
  expect(load).toHaveBeenCalledOnce();
  load.mockClear();
  await open('/tools/profit-optimizer#signin');
  expect(load).not.toHaveBeenCalled();
});

it('prefetches all tools when it is idle, none with its lazy files', async () => {
  await open('/');
  expect(prefetch).not.toHaveBeenCalled();
  await beIdle();
  expect(prefetch.mock.calls.map(([name]) => name).toSorted()).toEqual(
    features.map(({ remote }) => remote).toSorted(),
  );
  expect(prefetch.mock.calls.some(([, { includeLazy }]) => includeLazy)).toBe(false);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %j fetches only what is pointed at',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    await open('/');
    await beIdle();
    expect(prefetch).not.toHaveBeenCalled();
    const link = screen.getByRole('link', { name: /Leftovers that earn/ });
    link.firstElementChild?.dispatchEvent(new Event('touchstart', { bubbles: true }));
    // The pages of earlier tests still listen.
    expect(new Set(prefetch.mock.calls.map(([name]) => name))).toEqual(new Set(['zero-waste']));
    Reflect.deleteProperty(navigator, 'connection');
  },
);

it.each([
  { controller: null, fetches: true },
  { controller: {}, fetches: false },
])('pointing at Analytics with the worker $controller fetches charts: $fetches', async (worker) => {
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  await open('/');
  await beIdle();
  prefetch.mockClear();
  const [link] = screen.getAllByRole('link', { name: /Performance Analytics/, hidden: true });
  link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  const asked = prefetch.mock.calls.map(([name, { includeLazy }]) => `${name} ${includeLazy}`);
  expect(new Set(asked)).toEqual(new Set([`analytics ${worker.fetches}`]));
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('takes over the figures of an own stall that its first script put in, which then follow the day', async () => {
  const shell = createFakeShell({ stall: 'own' });
  const stored = {
    today: shell.ledger.today.getSnapshot(),
    zone: 'Asia/Kolkata',
    setUpDay: null,
    dayAnswer: null,
    day: shell.day.getSnapshot(),
    spent: spentAt(shell).getSnapshot(),
    stall: shell.stall.getSnapshot(),
    opening: noOpeningFigures,
    hasBegun: true,
  };
  const events = await shell.ledger.events({ from: '2000-01-01', to: stored.today });
  const prepare = () => {
    pendingEvents(() => window.localStorage, ledgerNames(null).pending).add(events);
    window.localStorage.setItem(SNAPSHOT_KEY, serializeSnapshot(stored));
    // A difference that React does not expect would be reported on the console, which fails the test.
    showToday(document, serializeSnapshot(stored));
  };
  await open('/', { prepare });
  const part = within(screen.getByRole('region', { name: 'Lakshmi Tiffins' }));
  expect(part.getByText('102')).toBeTruthy();
  expect(part.getByText('₹4,935')).toBeTruthy();
  expect(screen.queryByText('Try with a sample')).toBe(null);
  // The records have been read: a page that is still reading would outlive the test's browser.
  const range = { from: stored.today, to: stored.today };
  const [totals] = (await act(() => started?.current().ledger.totals(range))) ?? [];
  expect(totals?.plates).toBe(102);
  expect(part.getByText('₹4,935')).toBeTruthy();
});
