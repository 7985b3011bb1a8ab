import { sampleBrand } from '@thela/testkit';
import { expect, it, vi } from 'vitest';
import { fetchConfig } from './config';

const key = 'sb_publishable_local';
const models = { advice: ['flash'], recipe: ['flash'], strategy: ['flash'] };
const config = {
  brand: sampleBrand,
  supabase: { url: 'http://localhost:54321', publishableKey: key },
  ai: { baseUrl: 'http://localhost:54321/functions/v1/gemini', models, key },
  remotes: { allowedOrigins: [] },
};

it.each([
  ['direct', 1],
  ['gateway', 0],
])('in AI mode %s warns on the console this many times: %i', async (mode, times) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({ ...config, ai: { mode, ...config.ai } }));
  expect((await fetchConfig()).ai.mode).toBe(mode);
  expect(warn).toHaveBeenCalledTimes(times);
  expect(warn.mock.calls.join()).not.toContain(key);
});
