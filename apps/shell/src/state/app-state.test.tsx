import type { Navigation } from '@thela/contract';
import { parseSiteConfig } from '@thela/site-config';
import { sampleBrand } from '@thela/testkit';
import { afterEach, expect, it, vi } from 'vitest';
import { setReporters, toConsole } from '@thela/page';
import type { Reporter } from '@thela/page';
import { features } from '../site/features';
import { releasesIn, siteRegistry } from '../site/releases';
import { createAppState } from './app-state';
import { createShell } from './tool-shell';
import type { AppState } from './app-state';

const config = parseSiteConfig({
  brand: sampleBrand,
  supabase: { url: 'https://abcd.supabase.co', publishableKey: 'sb_publishable_test' },
  remotes: { allowedOrigins: ['http://localhost:4201'] },
});

function shellOfTool(
  go: Navigation['go'] = () => {},
  changed: (app: AppState) => AppState = (app) => app,
) {
  const registry = siteRegistry();
  const [feature] = features;
  if (!feature) throw new Error('The shell has no features.');
  const app = createAppState(
    config,
    releasesIn(
      registry,
      config,
      () => 'en-IN',
      () => Promise.resolve(),
    ),
    null,
  );
  const path = { getSnapshot: () => '', subscribe: () => () => {} };
  return createShell(changed(app), feature, { path, go }, null);
}

afterEach(() => {
  setReporters([toConsole]);
});

it('tells a tool who is signed in, and hands it the token for its calls', async () => {
  const user = { id: 'user-1', email: 'asha@stall.in', phone: '' };
  const expiresAt = Math.round(Date.now() / 1000) + 3600;
  window.localStorage.setItem(
    'sb-abcd-auth-token',
    JSON.stringify({
      access_token: 'token-of-asha',
      refresh_token: 'refresh',
      expires_at: expiresAt,
      user,
    }),
  );
  const { session } = shellOfTool();
  expect(session.getSnapshot()).toEqual({ status: 'signed-in', user });
  expect(await session.getAccessToken()).toBe('token-of-asha');
});

it('tells a tool that nobody is signed in', async () => {
  const { session } = shellOfTool();
  expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
  expect(await session.getAccessToken()).toBe(null);
});

it('gives a tool the members of the contract only, which no tool can change', () => {
  const shell = shellOfTool();
  expect(Object.keys(shell.session)).toEqual(['getSnapshot', 'subscribe', 'getAccessToken']);
  expect(Object.keys(shell.notify)).toEqual(['show', 'update', 'dismiss']);
  const parts = [shell, shell.brand, shell.day, shell.session, shell.ai, shell.voice, config.brand];
  expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => true));
});

it('gives a tool figures and a session that no tool can change in place', () => {
  const { day, session } = shellOfTool();
  const { menu } = day.getSnapshot();
  const [dish] = menu;
  expect(() => Object.assign(dish?.ingredients ?? {}, { onions: 9 })).toThrow(TypeError);
  day.setIngredientPrice('onions', 99);
  const { ingredientPrices } = day.getSnapshot();
  expect(() => Object.assign(ingredientPrices, { onions: 1 })).toThrow(TypeError);
  expect(() => Object.assign(session.getSnapshot(), { status: 'signed-in' })).toThrow(TypeError);
});

it('tells the other listeners of a change, too, when the listener of one tool throws', () => {
  const reporter = vi.fn<Reporter>();
  setReporters([reporter]);
  const { day } = shellOfTool();
  const other = vi.fn<() => void>();
  day.subscribe(() => {
    throw new Error('on purpose');
  });
  day.subscribe(other);
  day.setIngredientPrice('onions', 99);
  expect(other).toHaveBeenCalledOnce();
  expect(reporter.mock.calls.map(([{ name, place, message }]) => [name, place, message])).toEqual([
    ['sous-chef', 'following a change', 'Error: on purpose'],
  ]);
});

it('tells a tool who the person is at the stall', () => {
  expect(shellOfTool().stall.role.getSnapshot()).toBe('owner');
  const helped = shellOfTool(undefined, (app) => {
    app.role.set('helper');
    return app;
  });
  expect(helped.stall.role.getSnapshot()).toBe('helper');
});

it('writes nothing that only the owner can change, whatever a helper’s tool tries, and says so once', async () => {
  let app: AppState | undefined;
  const { stall, ledger, day } = shellOfTool(undefined, (made) => {
    app = made;
    made.role.set('helper');
    return made;
  });
  stall.setPrice('milk', { price: 6, unit: 'litre' });
  stall.setPrice('milk', { price: 62, unit: 'litre' });
  day.setIngredientPrice('milk', 62);
  expect(await ledger.append([{ kind: 'stall', fields: { name: 'Mine' } }])).toMatchObject({
    ok: false,
  });
  expect(app?.current().stall.getSnapshot().isOwn).toBe(false);
  expect(app?.toasts.getSnapshot().map(({ message }) => message)).toEqual([
    'Only the owner of the stall can change this.',
  ]);
  expect(day.getSnapshot().ingredientPrices).toEqual({});
});

it('opens the page of the stall', () => {
  const go = vi.fn<Navigation['go']>();
  shellOfTool(go).stall.open();
  expect(go.mock.calls).toEqual([['/stall']]);
});

it('names the place of an own stall in place of the configured one', () => {
  expect(shellOfTool().brand.location).toBe(sampleBrand.location);
  const place = 'Secunderabad, Telangana';
  const own = shellOfTool(undefined, (app) => ({
    ...app,
    current: () => {
      const { stall, ...others } = app.current();
      const getSnapshot = () => ({ ...stall.getSnapshot(), isOwn: true, place });
      return { ...others, stall: { ...stall, getSnapshot } };
    },
  }));
  expect(own.brand).toEqual({ ...sampleBrand, location: place });
});

it('opens the tool that another tool asks for', () => {
  const go = vi.fn<Navigation['go']>();
  shellOfTool(go).openTool('profit-optimizer');
  expect(go.mock.calls).toEqual([['/tools/profit-optimizer']]);
});

it('reports a feature id that no tool has, and stays where it is', () => {
  const go = vi.fn<Navigation['go']>();
  const reporter = vi.fn<Reporter>();
  setReporters([reporter]);
  shellOfTool(go).openTool('teleporter');
  expect(go).not.toHaveBeenCalled();
  expect(reporter.mock.calls.map(([{ name, place, message }]) => [name, place, message])).toEqual([
    ['sous-chef', 'opening another tool', 'Error: No tool has the feature id "teleporter".'],
  ]);
});
