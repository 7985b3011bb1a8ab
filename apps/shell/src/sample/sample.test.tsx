import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { addDays } from '@thela/ledger';
import { parseSiteConfig } from '@thela/site-config';
import { sampleBrand } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { App } from '../app';
import { releasesIn, siteRegistry } from '../site/releases';
import { createAppState } from '../state/app-state';
// A busy machine takes long to transform what a page asks for.
import './sample-stall';

const config = parseSiteConfig({
  brand: sampleBrand,
  supabase: { url: 'https://sample.supabase.co', publishableKey: 'sb_publishable_test' },
  remotes: { allowedOrigins: [] },
});
const COUNT = '/tools/profit-optimizer/count';

beforeEach(() => {
  // Other files may have stored a stall.
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

const shells: ToolProps['shell'][] = [];

/** A tool that counts a dosa. */
function Tool({ shell }: ToolProps) {
  useEffect(() => void shells.push(shell), [shell]);
  const { isOwn, name } = useStore(shell.stall);
  const { platesSold } = useStore(shell.day);
  const entry = { kind: 'plates', dish: 'plain-dosa', plates: 1 } as const;
  return (
    <button type="button" onClick={() => void shell.ledger.append([entry])}>
      {`${isOwn ? name : 'Nobody’s'}: ${platesSold['plain-dosa']}`}
    </button>
  );
}

async function open(path: string) {
  const source = releasesIn(
    siteRegistry(),
    config,
    () => 'en-IN',
    () => Promise.resolve(),
  );
  const app = createAppState(
    config,
    {
      ...source,
      load: async () => ({
        ok: true,
        removeStyles: () => {},
        tool: { Component: Tool, version: '1', contract: '2.0', channel: 'live', baseUrl: 'x:/' },
      }),
    },
    null,
  );
  const router = createMemoryRouter([{ path: '*', element: <App app={app} year={2026} /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  return { app, router, user: userEvent.setup() };
}

const dosas = (plates: number | undefined, of: string) => `${of}: ${plates}`;
const counter = (name: string) => screen.findByRole('button', { name });
const setUp = () => screen.queryByRole('link', { name: 'Set up my stall (1 minute)' });

it('stands behind a page that needs days, with today as the page has it, and stores nothing', async () => {
  const { app, router, user } = await open(COUNT);
  const shown = app.current().day.getSnapshot().platesSold['plain-dosa'] ?? 0;
  await user.click(await counter(dosas(shown, 'Sample stall')));
  await counter(dosas(shown + 1, 'Sample stall'));
  expect(setUp()?.getAttribute('href')).toBe('/stall');
  expect(screen.getByText(/^: what you tap here stays until you reload/)).toBeTruthy();
  const ledger = () => shells.at(-1)!.ledger;
  const today = ledger().today.getSnapshot();
  const range = { from: addDays(today, -99), to: today };
  expect(await ledger().totals(range)).toHaveLength(98);
  // The page's own figures are apart, and so are those of the pages that need no days.
  await act(() => router.navigate('/tools/analytics'));
  await counter(dosas(shown, 'Nobody’s'));
  expect(setUp()).toBe(null);
  expect(await ledger().totals(range)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
  // Until the page is left, it is the same stall.
  await act(() => router.navigate('/tools/zero-waste/waste'));
  await counter(dosas(shown + 1, 'Sample stall'));
});

it('is gone as soon as the stall is the vendor’s own', async () => {
  const { app } = await open('/tools/analytics/30-days');
  await screen.findByText('Sample', { selector: 'main strong' });
  act(() => app.current().stall.describe({ name: 'Asha Tiffin', place: '' }));
  await counter(dosas(0, 'Asha Tiffin'));
  expect(setUp()).toBe(null);
});

it('is nothing for a helper, whose stall is still on its way', async () => {
  const { app } = await open(COUNT);
  act(() => app.role.set('helper'));
  expect(await screen.findByRole('button', { name: /Nobody’s/ })).toBeTruthy();
  expect(setUp()).toBe(null);
});
