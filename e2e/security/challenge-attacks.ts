import type { Page } from '@playwright/test';
import { clientOf, followMail, latestMessage, logout, signIn, somebodyKnown } from '../accounts';
import { setUpApp } from '../authenticator-app';
import { expect } from '../fixtures';
import { button } from '../screen';
import type { Trial } from './attack';

const HELD = 'is asked for it';

/** Whether a page asks for the second factor, or shows somebody as signed in. */
async function shownBy(page: Page): Promise<string> {
  const question = page.getByRole('heading', { name: 'One more step' });
  await expect(question.or(logout(page)).first()).toBeVisible();
  return (await logout(page).isVisible()) ? 'is signed in' : HELD;
}

/** What each of these addresses shows. */
async function shownAt(page: Page, paths: readonly string[]): Promise<string> {
  for (const path of paths) {
    await page.goto(path);
    const shown = await shownBy(page);
    if (shown !== HELD) return `${shown} at ${path}`;
  }
  return HELD;
}

/** Somebody who knows the password, or reads the mail, but has no second factor. */
export const challengeAttacks: Trial = {
  name: 'a sign-in without the second factor',
  isNightly: true,
  rows: [
    { name: 'a password without the second factor, in a tab that shows a tool', expected: HELD },
    { name: 'the same at other addresses', expected: HELD },
    { name: 'the same after a reload', expected: HELD },
    { name: 'the same at the other screens of accounts', expected: HELD },
    { name: 'the tools and the sync meanwhile', expected: 'ask for nothing' },
    { name: 'the code of a mail to who forgot the password', expected: HELD },
    { name: 'the link of such a mail, Back and Forward', expected: HELD },
  ],
  run: async ({ page, context, site }) => {
    const person = await somebodyKnown(site);
    await setUpApp(site, person);
    const taken: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/rest/v1/')) taken.push(request.url());
    });
    const second = await context.newPage();
    await second.goto('/tools/profit-optimizer');
    await second.getByRole('heading', { level: 1, name: 'Profit Optimizer' }).waitFor();
    await page.goto('/#signin');
    await signIn(page, person);
    await expect(page.getByLabel('Six-digit code')).toBeVisible();
    const inTool = await shownBy(second);
    const elsewhere = await shownAt(page, ['/account/delete', '/account/join']);
    await page.reload();
    const reloaded = await shownBy(page);
    const onScreens = await shownAt(page, ['/account/join#signup', '/account/join#reset']);
    const asked = taken.length === 0 ? 'ask for nothing' : taken.join(' ');

    await button(page, 'Cancel and sign out').click();
    await clientOf(site).resetPasswordForEmail(person.email);
    const { token } = await latestMessage(site, person.email);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await button(page, 'I have a code already').click();
    await page.getByLabel('Six-digit code').fill(token);
    const reset = await shownBy(page);
    expect(await page.getByLabel('New password').count()).toBe(0);

    await button(page, 'Cancel and sign out').click();
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await button(page, 'Send the mail').click();
    await page.getByText('If there is an account').waitFor();
    await followMail(page, site, person.email);
    const byLink = await shownBy(page);
    await page.goBack();
    const back = await shownBy(page);
    await page.goForward();
    const forward = await shownBy(page);
    expect(await page.getByLabel('New password').count()).toBe(0);
    const linked = [byLink, back, forward].find((shown) => shown !== HELD) ?? HELD;
    return [inTool, elsewhere, reloaded, onScreens, asked, reset, linked];
  },
};
