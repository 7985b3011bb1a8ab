import { createRegistrySource } from '@thela/federation';
import { sampleBrand } from '@thela/testkit';
import { afterEach, expect, it } from 'vitest';
import { parseConfig } from './config';
import { features } from './features';
import { releasesIn } from './releases';
import { createServices, createShell } from './services';

const config = parseConfig({
  brand: sampleBrand,
  supabase: { url: 'https://abcd.supabase.co', publishableKey: 'sb_publishable_test' },
  remotes: { allowedOrigins: ['http://localhost:4201'] },
});

function shellOfTool() {
  const registry = createRegistrySource({
    fetchRegistry: () => Promise.reject(new Error('not asked for')),
    storage: () => window.localStorage,
    now: () => 0,
  });
  const [feature] = features;
  if (!feature) throw new Error('The shell has no features.');
  return createShell(createServices(config, releasesIn(registry, config), null), feature, () => {});
}

afterEach(() => window.localStorage.clear());

it('tells a tool who is signed in, and hands it the token for its calls', async () => {
  const user = { id: 'user-1', email: 'asha@stall.in' };
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
