import type { Page } from '@playwright/test';
import { fakeSpeechIn, hasMicrophone, sayTo } from '@thela/testkit/speech-in-page';
import { openCount } from './count-stall';
import { expect, test } from './fixtures';
import { boxOf, button } from './screen';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const TALK = '/tools/chaat-gpt';
const tapTalk = (page: Page) => page.getByRole('link', { name: 'Talk with Chaat-GPT' }).click();

test('a tap on Talk listens at once where the microphone is allowed; reload, Back and Forward do not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone']);
  await fakeSpeechIn(page);
  await page.goto('/');
  await tapTalk(page);
  await expect(page.getByText('Listening... speak now')).toBeVisible();
  await expect(button(page, 'End Session')).toBeVisible();
  await sayTo(page, 'tomatoes are sour');
  await expect(page.getByRole('log').locator('[data-role=user]')).toContainText('tomatoes');
  await expect(page).toHaveURL(TALK);

  await page.reload();
  await expect(button(page, 'Start Session')).toBeEnabled();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(button(page, 'Start Session')).toBeEnabled();
  await expect(page.getByText('Click "Start Session" to talk to Chaat-GPT.')).toBeVisible();
  expect(await hasMicrophone(page)).toBe(false);

  // There already, it listens, too.
  await tapTalk(page);
  await expect(button(page, 'End Session')).toBeVisible();
});

test('a tap on Talk waits at the button where the browser would ask', async ({ page }) => {
  await fakeSpeechIn(page);
  await page.goto('/');
  await tapTalk(page);
  await expect(button(page, 'Start Session')).toBeEnabled();
  await expect(button(page, 'Aaj tamatar bahut khatte hain, kya karun?')).toBeVisible();
  expect(await hasMicrophone(page)).toBe(false);
});

test('who leaves Talk and comes back by its tab finds the conversation, and can take back an entry', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone']);
  await fakeSpeechIn(page);
  await openCount(page, ['Masala Dosa']);
  await tapTalk(page);
  await expect(page.getByText('Listening... speak now')).toBeVisible();
  await page.getByRole('textbox', { name: 'Type to Chaat-GPT' }).fill('2 masala dosa becha');
  await button(page, 'Send').click();
  await expect(button(page, 'Undo')).toBeVisible();
  await page.getByRole('link', { name: 'Count' }).click();
  await tapTalk(page);
  await expect(page.getByText('Listening... speak now')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(button(page, 'Undone')).toBeVisible();
});

test('what keeps it from listening stands in sight, beside the button that began it', async ({
  page,
}) => {
  await fakeSpeechIn(page, { speech: 'absent' });
  await page.goto(TALK);
  await button(page, 'Start Session').click();
  const reason = page.getByText(/^This browser cannot turn speech into text here/);
  await expect(reason).toBeInViewport({ ratio: 1 });
  expect((await boxOf(reason)).bottom).toBeLessThan((await boxOf(button(page, 'End Session'))).top);
});

for (const height of [740, 900]) {
  test(`field and button stay where they are while one types and is answered, at ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await page.goto(TALK);
    await expect(button(page, 'Start Session')).toBeEnabled();
    const field = page.getByRole('textbox', { name: 'Type to Chaat-GPT' });
    const before = await boxOf(field);
    const lines = page.getByRole('log').locator('[data-role]');
    for (const [place, text] of ['salt', 'lemon', 'ice ka 40 rupaye kharcha'].entries()) {
      await field.pressSequentially(text);
      expect(await boxOf(field)).toEqual(before);
      await button(page, 'Send').tap();
      await expect(lines).toHaveCount(2 * (place + 1));
      await expect(lines.last()).toBeInViewport();
      expect(await boxOf(field)).toEqual(before);
    }
  });
}

test('field and button stand on the bar, and the examples are not behind them', async ({
  page,
}) => {
  await fakeSpeechIn(page);
  await page.goto(TALK);
  await expect(button(page, 'Start Session')).toBeEnabled();
  const bar = await boxOf(page.getByRole('navigation', { name: 'Main pages' }));
  const field = await boxOf(page.getByRole('textbox', { name: 'Type to Chaat-GPT' }));
  expect(bar.top - field.bottom).toBeGreaterThanOrEqual(0);
  expect(bar.top - field.bottom).toBeLessThan(24);
  const last = button(page, 'What does one Masala Dosa cost me?');
  await last.scrollIntoViewIfNeeded();
  await last.focus();
  expect((await boxOf(last)).bottom).toBeLessThanOrEqual(
    (await boxOf(button(page, 'Start Session'))).top,
  );
});
