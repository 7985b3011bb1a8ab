import { sampleBrand } from '@thela/testkit';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import built from '../index.html?raw';
import type { ToolSource } from './services';

const config = {
  brand: sampleBrand,
  supabase: { url: 'http://localhost:54321', publishableKey: 'sb_publishable_local' },
  remotes: { allowedOrigins: [] },
};

const unread = { status: 'unread' } as const;
const noOverrides = {};
const fetchAhead = vi.fn<NonNullable<ToolSource['fetchAhead']>>();

const tools: ToolSource = {
  registry: {
    subscribe: () => () => {},
    getSnapshot: () => unread,
    read: () => Promise.reject(new Error('no registry')),
  },
  overrides: {
    subscribe: () => () => {},
    getSnapshot: () => noOverrides,
    set: () => 'origin-not-allowed',
    reset: () => {},
  },
  load: () => new Promise(() => {}),
  fetchAhead,
};

let idle: (() => void)[] = [];

/** Lets the page be idle: all that waited for it runs. */
const beIdle = () =>
  act(async () => {
    await Promise.resolve();
    idle.splice(0).forEach((work) => work());
  });

/**
 * Opens a page as it is published, with the welcome of a brand in it, and starts it.
 *
 * @param prepare what the browser knows by then, and whoever rendered the page did not
 */
async function open(address: string, brand = config.brand, prepare = () => {}) {
  const { prerender } = await import('./prerender');
  const page = prerender(built, { ...config, brand }, 2026);
  window.history.replaceState(null, '', address);
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(page)?.[1] ?? '';
  const heading = document.querySelector('h1');
  prepare();
  const { startPage } = await import('./start-page');
  await act(() => startPage(() => tools));
  return heading;
}

beforeEach(() => {
  vi.resetModules();
  fetchAhead.mockReset().mockResolvedValue();
  idle = [];
  vi.stubGlobal('fetch', async () => Response.json(config));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
});

it('takes the welcome over as it stands, then shows what this browser knows', async () => {
  const session = JSON.stringify({ access_token: 'token', user: { id: '1' } });
  // A difference would be reported on the console, which fails the test.
  const heading = await open('/', sampleBrand, () =>
    window.localStorage.setItem('sb-localhost-auth-token', session),
  );
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(document.querySelector('aside')?.textContent).toContain('₹');
});

it('replaces a welcome of another brand', async () => {
  const heading = await open('/', { ...sampleBrand, product: 'Old name' });
  expect(screen.getByRole('heading', { level: 1 })).not.toBe(heading);
  expect(document.body.textContent).not.toContain('Old name');
});

it.each(['/#signin', '/tools/analytics'])('replaces it at %s', async (address) => {
  const heading = await open(address);
  expect(heading?.isConnected).toBe(false);
  expect(document.querySelectorAll('.auth-target')).toHaveLength(0);
});

it('fetches all tools ahead when it is idle, none of them whole', async () => {
  await open('/');
  expect(fetchAhead).not.toHaveBeenCalled();
  await beIdle();
  expect(fetchAhead.mock.calls.map(([name]) => name).toSorted()).toEqual([
    'analytics',
    'profit',
    'sous-chef',
    'strategy',
    'voice',
    'zero-waste',
  ]);
  expect(fetchAhead.mock.calls.some(([, { isWhole }]) => isWhole)).toBe(false);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %j fetches only what is pointed at',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    await open('/');
    await beIdle();
    expect(fetchAhead).not.toHaveBeenCalled();
    const link = screen.getByRole('link', { name: /Leftovers that earn/ });
    link.firstElementChild?.dispatchEvent(new Event('touchstart', { bubbles: true }));
    // The pages of earlier tests listen, too.
    expect(new Set(fetchAhead.mock.calls.map(([name]) => name))).toEqual(new Set(['zero-waste']));
    Reflect.deleteProperty(navigator, 'connection');
  },
);
