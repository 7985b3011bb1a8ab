import type { Page } from '@playwright/test';
import { fakeSpeechIn, paceVoice, saidBy, sayTo } from '@thela/testkit/speech-in-page';
import { expect, test } from './fixtures';
import { button, openTool, untilHeading, watchRequests } from './screen';

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const linesOf = (page: Page, role: 'user' | 'assistant') =>
  conversation(page).locator(`[data-role=${role}]`);

/** What a vendor says, and what the answer must contain. */
const questions = [
  // An amount in grams, for a given quantity.
  { said: 'tomatoes are sour', answer: /for 1 kg[^]*\b\d+ g\b/, label: 'Built-in tip' },
  // .15 x 45 + .07 x 50 + .03 x 80 + .03 x 30 + .01 x 120 + .001 x 10 + .003 x 15 = 14.805, with
  // potatoes at ₹45 in place of ₹25.
  {
    said: 'what does one masala dosa cost me',
    answer: /Masala Dosa costs you ₹14\.81\b/,
    label: 'Calculated',
  },
  {
    said: 'I have five idlis and some sambar left',
    answer: /'[A-Z][\w ]+'[^]*limited-time special[^]*\b\d+ g\b/,
    label: 'Built-in tip',
  },
] as const;

/** Raises the price of potatoes in Profit, then opens the voice assistant. */
async function openWithDearPotatoes(page: Page) {
  await page.goto('/tools/profit-optimizer');
  await page.getByRole('spinbutton', { name: 'potatoes', exact: true }).fill('45');
  await expect(page.getByRole('row', { name: /Masala Dosa/ })).toContainText('₹14.81');
  await openTool(page, 'Voice assistant');
  await expect(button(page, 'Start Session')).toBeEnabled();
}

async function type(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Type to Chaat-GPT' }).fill(text);
  await button(page, 'Send').click();
}

async function startCall(page: Page) {
  await button(page, 'Start Session').click();
  await expect(page.getByText('Chaat-GPT is connected!', { exact: true })).toBeVisible();
}

async function converse(page: Page, ask: (said: string) => Promise<void>) {
  const heardBefore = await linesOf(page, 'user').count();
  for (const [place, { said, answer, label }] of questions.entries()) {
    await ask(said);
    await expect(linesOf(page, 'user')).toHaveCount(heardBefore + place + 1);
    await expect(linesOf(page, 'user').last()).toContainText(said);
    const reply = linesOf(page, 'user').last().locator('~ [data-role=assistant]');
    await expect(reply).toContainText(answer);
    await expect(reply.getByText(label, { exact: true })).toBeVisible();
  }
}

test.describe('without a key', () => {
  // The page asks for its site whether there is a network.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('a spoken conversation plays all three parts, with the prices now in Profit @nightly', async ({
    page,
  }) => {
    await fakeSpeechIn(page);
    await openWithDearPotatoes(page);
    await paceVoice(page, 50);
    await startCall(page);
    await converse(page, (said) => sayTo(page, said));
    await expect(page.getByText('Listening... speak now')).toBeVisible();
    const spoken = (await saidBy(page)).join(' ');
    for (const { answer } of questions) expect(spoken).toMatch(answer);
    await button(page, 'End Session').click();
    await expect(page.getByText('Session ended.', { exact: true })).toBeVisible();
    await expect(button(page, 'Start Session')).toBeEnabled();
  });

  test('a typed conversation works without a network, in a call and without one @nightly', async ({
    page,
    context,
  }) => {
    await fakeSpeechIn(page, { speech: 'offline' });
    // The last file that the page fetches by itself.
    const lastFetched = page.waitForResponse(/\/start-offline-/);
    await openWithDearPotatoes(page);
    await lastFetched;
    // With data saver the rules, and the weights that tell what is meant, come with the first sentence.
    await converse(page, (said) => type(page, said));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const asked = watchRequests(page, (url) => !url.includes('/config.json'));
    await converse(page, (said) => type(page, said));
    await startCall(page);
    await expect(page.getByText(/^There is no network for speech\. Type below/)).toBeVisible();
    await converse(page, (said) => type(page, said));
    expect(asked).toEqual([]);
  });
});

test('plates that are typed and said are counted, seen in Profit, and taken back', async ({
  page,
}) => {
  await fakeSpeechIn(page);
  await page.goto('/stall');
  await page.getByLabel('Name of the stall').fill('Asha Tiffin');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /^Masala Dosa/ }).press('Space');
  await button(page, 'Continue').click();
  await page.getByRole('textbox', { name: 'Masala Dosa' }).fill('80');
  await button(page, 'Start my stall').click();
  // It leads there once the stall is stored.
  await untilHeading(page, 'Asha Tiffin');
  await openTool(page, 'Voice assistant');
  const newest = linesOf(page, 'assistant').last();
  await type(page, 'do masala dosa becha');
  await expect(newest).toContainText('2 Masala Dosa jode: aaj 2, ₹160.');

  await paceVoice(page, 50);
  await startCall(page);
  await sayTo(page, 'teen masala dosa becha');
  await expect(newest).toContainText('3 Masala Dosa jode: aaj 5, ₹400.');
  const performance = page.getByRole('complementary').filter({ hasText: 'Revenue' });
  await expect(performance).toContainText('₹400.00');
  await button(page, 'Undo').click();
  await expect(newest).toContainText('Wapas liya: 3 Masala Dosa; aaj 2, ₹160.');
  await expect(performance).toContainText('₹160.00');
  await openTool(page, 'Profit Optimizer');
  await expect(page.getByRole('spinbutton', { name: 'Plates of Masala Dosa sold' })).toHaveValue(
    '2',
  );
});

// Without a person to ask, the browser refuses the microphone or finds none, depending on the machine.
test('in a browser as it is, with nobody at it, the screen says what is missing, and it goes on in writing @whole-browser @nightly', async ({
  page,
}) => {
  await page.goto('/tools/chaat-gpt');
  await button(page, 'Start Session').click();
  const outOfReach = /^(The microphone is blocked|No microphone works here)\. .+ or type below\.$/;
  await expect(page.getByRole('main').getByText(outOfReach)).toBeVisible();
  for (const { said, label } of questions) {
    await type(page, said);
    const reply = linesOf(page, 'user').last().locator('~ [data-role=assistant]');
    await expect(reply.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(linesOf(page, 'user')).toHaveCount(questions.length);
});
