import type { Browser, Locator, Page } from '@playwright/test';
import { logout, signIn, signInLink } from './accounts';
import type { Person } from './accounts';
import { COUNT } from './count-stall';
import { expect } from './fixtures';
import { button } from './screen';

// What people do in tests of several phones, each of which is a browser context with a storage of its own.

export async function newPhone(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

export async function signInOn(phone: Page, person: Person): Promise<void> {
  await phone.goto('/#signin');
  await signIn(phone, person);
  await expect(logout(phone)).toBeVisible();
}

/** Signs out, and leaves the copy of the stall on the phone for the next sign-in. */
export async function signOutKeeping(phone: Page): Promise<void> {
  await logout(phone).click();
  await button(phone, 'Sign out, keep the copy').click();
  await expect(signInLink(phone)).toBeVisible();
}

/** Waits until the account and the phone have the same records; the first call of a site starts its Postgres. */
export async function untilKept(phone: Page): Promise<void> {
  const kept = phone.getByText(/^Kept in your account/).first();
  await expect(kept).toBeVisible();
}

export async function putIntoAccount(phone: Page): Promise<void> {
  await phone.goto('/account/choice');
  await button(phone, 'Put them into this account').click();
  await untilKept(phone);
}

/** What is entered from now on waits for the network. */
export async function goOffline(phone: Page): Promise<void> {
  await phone.context().setOffline(true);
}

/** The phone sends at once what waits, and fetches what is new. */
export async function comeBack(phone: Page): Promise<void> {
  await phone.context().setOffline(false);
}

export async function openCounting(phone: Page): Promise<void> {
  await phone.goto(COUNT);
  await expect(phone.getByRole('heading', { level: 1, name: 'Count plates' })).toBeVisible();
}

export function tile(phone: Page, dish: string): Locator {
  return phone.getByRole('button', { name: new RegExp(`^${dish},`) });
}

export async function count(phone: Page, ...dishes: readonly string[]): Promise<void> {
  for (const dish of dishes) await tile(phone, dish).click();
}

export async function untilCounted(phone: Page, dish: string, text: string): Promise<void> {
  await expect(async () => {
    await openCounting(phone);
    await expect(tile(phone, dish)).toContainText(text, { timeout: 1500 });
  }).toPass();
}

export async function inviteHelper(owner: Page): Promise<string> {
  await owner.goto('/stall/people');
  await button(owner, 'Invite a helper').click();
  return owner.getByLabel('Link', { exact: true }).inputValue();
}

export async function join(helper: Page, link: string, name: string): Promise<void> {
  await helper.goto(link);
  await helper.getByLabel('Your name, as the owner will see it').fill(name);
  await button(helper, 'Join this stall').click();
  await expect(helper.getByRole('heading', { level: 1, name: 'Count plates' })).toBeVisible();
}
