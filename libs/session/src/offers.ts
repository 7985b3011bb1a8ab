import type { SupabaseConfig } from '@thela/site-config';
import { use, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Provider } from '@thela/page';
import { BACKEND_TIMEOUT_MS } from './backend-timeout';

/** The ways in that a project offers, beside e-mail and password. */
export interface Offers {
  /** Codes by SMS. */
  readonly phone: boolean;
  readonly passkeys: boolean;
  readonly providers: Readonly<Record<Provider, boolean>>;
  /** Whether new accounts can be made. */
  readonly isSignUpOn: boolean;
}

/** What every project has offered so far: taken where the project cannot be asked. */
const ASSUMED: Offers = {
  phone: false,
  passkeys: false,
  providers: { google: true, github: true },
  isSignUpOn: true,
};

/** A screen waits no longer than this many ms for the project's answer, and then shows what is assumed. */
const SCREEN_WAIT_MS = 1500;

const settingsSchema = v.object({
  external: v.record(v.string(), v.unknown()),
  disable_signup: v.optional(v.boolean(), false),
  passkeys_enabled: v.optional(v.boolean(), false),
});

const asked = new Map<string, Promise<Offers>>();
const shown = new Map<string, Promise<Offers>>();

/**
 * What the project offers, from its public settings; they are read once a page.
 *
 * Rejects without a network, and when the answer makes no sense; the next call asks again.
 */
export function readOffers(supabase: SupabaseConfig): Promise<Offers> {
  const known = asked.get(supabase.url);
  if (known) return known;
  const answer = askForOffers(supabase);
  asked.set(supabase.url, answer);
  answer.catch(() => asked.delete(supabase.url));
  return answer;
}

/**
 * The same for a component, which suspends for a moment: ways in that came later would move what is on the screen.
 * Without an answer it gets what is assumed.
 */
export function useOffers(supabase: SupabaseConfig): Offers {
  const { url } = supabase;
  // What the screen has shown stays, whatever becomes of the shared answer.
  const [wait] = useState(() => shown.get(url) ?? waitForOffers(supabase));
  const offers = use(wait);
  useEffect(
    () => () => {
      // The next screen asks again.
      if (offers === ASSUMED) shown.delete(url);
    },
    [offers, url],
  );
  return offers;
}

function waitForOffers(supabase: SupabaseConfig): Promise<Offers> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<Offers>((resolve) => {
    timer = setTimeout(() => resolve(ASSUMED), SCREEN_WAIT_MS);
  });
  const answer = readOffers(supabase).catch(() => ASSUMED);
  const wait = Promise.race([answer, late]).finally(() => clearTimeout(timer));
  // React starts a component that waits again from its beginning: it must find the same wait.
  shown.set(supabase.url, wait);
  return wait;
}

/** The same, asked once more: whoever is about to leave the page for a way in must not find it gone. */
export async function askForOffers({ url, publishableKey }: SupabaseConfig): Promise<Offers> {
  const response = await fetch(`${url}/auth/v1/settings`, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(BACKEND_TIMEOUT_MS),
  });
  const { external, disable_signup, passkeys_enabled } = v.parse(
    settingsSchema,
    await response.json(),
  );
  const isOn = (way: string) => external[way] === true;
  return {
    phone: isOn('phone'),
    passkeys: passkeys_enabled,
    providers: { google: isOn('google'), github: isOn('github') },
    isSignUpOn: !disable_signup,
  };
}
