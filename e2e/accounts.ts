import { AuthClient } from '@supabase/supabase-js';
import type { Page } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '@thela/local-supabase';
import { expect } from './fixtures';
import type { Site } from './site';
import { button } from './screen';

export interface Person {
  readonly email: string;
  readonly password: string;
}

let people = 0;

export function somebody(): Person {
  people += 1;
  return { email: `vendor-${process.pid}-${people}@stall.example`, password: 'dosa1234' };
}

/** Supabase's client outside the browser, with its own session. */
export function clientOf(site: Site) {
  return new AuthClient({
    url: `${site.supabase.url}/auth/v1`,
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, Authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` },
    persistSession: false,
    autoRefreshToken: false,
  });
}

/** A person with an account whose address is not confirmed. */
export async function somebodyNew(site: Site): Promise<Person> {
  const person = somebody();
  const { error } = await clientOf(site).signUp(person);
  expect(error).toBe(null);
  return person;
}

/** A person with an account who can sign in. */
export async function somebodyKnown(site: Site): Promise<Person> {
  const person = await somebodyNew(site);
  const { email } = person;
  const { token } = await latestMessage(site, email);
  const { error } = await clientOf(site).verifyOtp({ email, token, type: 'email' });
  expect(error).toBe(null);
  return person;
}

interface Message {
  /** An address, or a number in E.164. */
  readonly to: string;
  readonly siteLink: string;
  /** The code of six digits. */
  readonly token: string;
}

export async function latestMessage(site: Site, recipient: string): Promise<Message> {
  const answer = await fetch(`${site.supabase.url}/mailbox`, {
    headers: { Accept: 'application/json' },
  });
  const messages = (await answer.json()) as readonly Message[];
  const message = messages.find(({ to }) => to === recipient);
  if (!message) throw new Error(`Nothing to ${recipient} in the mailbox.`);
  return message;
}

export async function latestLink(site: Site, email: string): Promise<string> {
  return (await latestMessage(site, email)).siteLink;
}

/** Opens the link of the latest mail to an address, and presses the button that uses it. */
export async function followMail(
  page: Page,
  site: Site,
  email: string,
  press = 'Sign In',
): Promise<void> {
  await page.goto(await latestLink(site, email));
  await button(page, press).click();
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
}

export async function signUp(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button(page, 'Sign Up').click();
}

export async function openSignedIn(page: Page, site: Site): Promise<Person> {
  const person = await somebodyKnown(site);
  await page.goto('/#signin');
  await signIn(page, person);
  await expect(logout(page)).toBeVisible();
  return person;
}

export function logout(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Logout' });
}

export function signInLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Sign In' });
}

const SESSION_KEY = 'sb-localhost-auth-token';

export async function storedSession(page: Page) {
  const text = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  return JSON.parse(text ?? 'null') as {
    readonly access_token: string;
    readonly refresh_token: string;
  } | null;
}

/** Signs in without a screen: from the next page on, the browser has a session of the person. */
export async function storeSession(page: Page, site: Site, person: Person): Promise<void> {
  const { data, error } = await clientOf(site).signInWithPassword(person);
  expect(error).toBe(null);
  const session = JSON.stringify(data.session);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    session,
  ] as const);
}

/** Signs in 16 minutes ago: the server, which runs in this process, no longer takes it for a fresh sign-in. */
export async function storeOldSession(
  page: Page,
  signInThen: () => Promise<{ readonly data: { readonly session: unknown } }>,
): Promise<void> {
  const { now } = Date;
  Date.now = () => now() - 16 * 60_000;
  const answer = await signInThen().finally(() => {
    Date.now = now;
  });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify(answer.data.session),
  ] as const);
}

/** Changes the stored session so that it expired an hour ago. */
export async function expireSession(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number };
    session.expires_at -= 7200;
    localStorage.setItem(key, JSON.stringify(session));
  }, SESSION_KEY);
}
