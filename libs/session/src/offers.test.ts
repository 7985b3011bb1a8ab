import { expect, it, vi } from 'vitest';
import { readOffers } from './offers';

// A project for each test: the settings of one are read once.
let project = 0;

function openProject(answer: () => Promise<Response>) {
  project += 1;
  const supabase = { url: `https://o${project}.supabase.co`, publishableKey: 'sb_public' };
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  return { supabase, asked };
}

const answering = (settings: object) => () => Promise.resolve(Response.json(settings));

it('says what a project has switched on, and asks once', async () => {
  const { supabase, asked } = openProject(
    answering({
      external: { phone: true, google: true, github: false, email: true },
      passkeys_enabled: true,
      disable_signup: true,
    }),
  );
  const [offers, again] = await Promise.all([readOffers(supabase), readOffers(supabase)]);
  expect(offers).toEqual({
    phone: true,
    passkeys: true,
    providers: { google: true, github: false },
    isSignUpOn: false,
  });
  expect(again).toBe(offers);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('knows a server that does not name passkeys yet', async () => {
  const { supabase } = openProject(answering({ external: {} }));
  expect(await readOffers(supabase)).toEqual({
    phone: false,
    passkeys: false,
    providers: { google: false, github: false },
    isSignUpOn: true,
  });
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['an answer that makes no sense', answering(['settings']), 'Invalid'],
] as const)('asks again after %s', async (_, answer, message) => {
  const { supabase, asked } = openProject(answer);
  await expect(readOffers(supabase)).rejects.toThrow(message);
  asked.mockImplementation(answering({ external: { phone: true } }));
  expect(await readOffers(supabase)).toMatchObject({ phone: true });
});
