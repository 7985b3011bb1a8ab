import type { Page } from '@playwright/test';
import { serveFakeCall } from '@thela/testkit/fake-call';
import { startFakeVapi } from '@thela/testkit/fake-vapi';
import type { FakeVapi } from '@thela/testkit/fake-vapi';
import { expect, test } from './fixtures';
import { attempt, prepare } from './security/attack';
import { generatedCode } from './security/generated-code';
import { openSite } from './site';
import type { Site } from './site';
import { toast, watchRequests } from './screen';

const KEY = 'b7d1-public';
const PATH = '/tools/chaat-gpt';

const start = (page: Page) => page.getByRole('button', { name: 'Start Session' });
const end = (page: Page) => page.getByRole('button', { name: 'End Session' });

/** Watches the requests for files that only calls need. */
const watchCallFiles = (page: Page) =>
  watchRequests(page, (url) => /assets\/vapi-|daily\.co/.test(url));

test('without a key no byte of the SDK is fetched @nightly', async ({ page }) => {
  const asked = watchCallFiles(page);
  await page.goto(PATH);
  await expect(start(page)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('an id among the settings has the operator’s own assistant hold the call @nightly', async ({
  page,
}) => {
  const id = '5f0f1c52-0000-4000-8000-00000000000a';
  const vapi = await startFakeVapi();
  const site = await openSite({
    VAPI_PUBLIC_KEY: KEY,
    VAPI_BASE_URL: vapi.url,
    VAPI_ASSISTANT_ID: id,
  });
  try {
    await serveFakeCall(page);
    await page.goto(`${site.url}${PATH}`);
    await start(page).click();
    await expect(toast(page, 'Chaat-GPT is connected!')).toBeVisible();
    const greeting = expect.stringMatching(/^Namaste!/) as unknown;
    expect(vapi.calls[0]?.body).toEqual({
      assistantId: id,
      assistantOverrides: {
        firstMessage: greeting,
        variableValues: expect.objectContaining({
          greeting,
          figures: expect.stringContaining('onions ₹30.00') as unknown,
        }) as unknown,
      },
    });
  } finally {
    await site.close();
    await vapi.close();
  }
});

test.describe('with a key', () => {
  // In one worker: each of them would open a site of its own.
  test.describe.configure({ mode: 'default' });
  let vapi: FakeVapi;
  let site: Site;

  test.beforeAll(async () => {
    vapi = await startFakeVapi();
    site = await openSite({ VAPI_PUBLIC_KEY: KEY, VAPI_BASE_URL: vapi.url });
  });

  test.beforeEach(() => vapi.reset());

  test.afterAll(async () => {
    await site.close();
    await vapi.close();
  });

  test('the SDK is fetched when the tool opens, the call program with a call, and the page follows the call @nightly', async ({
    page,
  }) => {
    const call = await serveFakeCall(page);
    const asked = watchCallFiles(page);
    await page.goto(site.url);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.goto(`${site.url}${PATH}`);
    await expect(start(page)).toBeEnabled();
    expect(asked).toEqual([expect.stringMatching(/assets\/vapi-[\w-]+\.js$/)]);
    await start(page).click();
    await expect(toast(page, 'Chaat-GPT is connected!')).toBeVisible();
    expect(asked).toHaveLength(2);
    await expect(toast(page, 'Chaat-GPT is connecting...')).toHaveCount(0);
    await call.speak(0.2);
    await expect(page.getByText('Assistant is speaking...')).toBeVisible();
    const final = { type: 'transcript', transcriptType: 'final' };
    await call.send({ type: 'assistant-message', message: 'Namaste!' });
    await call.send({ ...final, role: 'user', transcript: 'Tamatar khatte hain' });
    await expect(page.getByRole('log').locator('[data-role]')).toHaveText([
      /Chaat-GPT\s*Namaste!/,
      /You\s*Tamatar khatte hain/,
    ]);
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    await end(page).click();
    await expect(toast(page, 'Session ended.')).toBeVisible();
    await expect(start(page)).toBeEnabled();
    await expect.poll(() => call.actions()).toContain('leave-meeting');
  });

  test('the service gets the configuration of the specification, with the prices of now, until another tool is opened', async ({
    page,
  }) => {
    const fake = await serveFakeCall(page);
    await page.goto(`${site.url}/tools/profit-optimizer`);
    await page.getByRole('spinbutton', { name: 'onions', exact: true }).fill('57');
    await page.getByRole('link', { name: /Voice assistant/ }).click();
    await start(page).click();
    await expect(toast(page, 'Chaat-GPT is connected!')).toBeVisible();
    expect(vapi.calls).toHaveLength(1);
    const [call] = vapi.calls;
    expect(call).toMatchObject({ method: 'POST', url: '/call/web' });
    expect(call?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(call?.body).toEqual({
      assistant: {
        name: 'Chaat-GPT',
        firstMessage: expect.stringMatching(/^Namaste!.*stall.*\?$/) as unknown,
        transcriber: { provider: 'deepgram', model: 'nova-2', language: 'en-IN' },
        voice: { provider: 'vapi', voiceId: 'Neha' },
        model: {
          provider: 'openai',
          model: 'gpt-4-turbo',
          messages: [
            {
              role: 'system',
              content: expect.stringMatching(
                /Sous-chef[^]*Profit optimizer[^]*Zero-waste genius[^]*onions ₹57\.00/,
              ) as unknown,
            },
          ],
        },
      },
    });
    await page.getByRole('link', { name: /Zero-Waste Genius/ }).click();
    await expect.poll(() => fake.actions()).toContain('leave-meeting');
    await expect(toast(page, 'Session ended.')).toBeVisible();
  });

  test('a page in Telugu asks for a call in Telugu, which goes on when the page changes @nightly', async ({
    page,
  }) => {
    const call = await serveFakeCall(page);
    await page.goto(site.url);
    await page.evaluate(() => localStorage.setItem('thela.language', '"te-IN"'));
    await page.goto(`${site.url}${PATH}`);
    await page.getByRole('main').getByRole('button', { name: 'మాట్లాడండి', exact: true }).click();
    await expect(page.getByText('Chaat-GPT కలిసింది!', { exact: true })).toBeVisible();
    expect(vapi.calls[0]?.body).toMatchObject({
      assistant: {
        firstMessage: expect.stringMatching(/^నమస్తే!/) as unknown,
        transcriber: { provider: 'azure', language: 'te-IN' },
        voice: { provider: 'azure', voiceId: 'te-IN-ShrutiNeural' },
        model: {
          model: 'gpt-4o',
          messages: [{ content: expect.stringMatching(/whole answer in Telugu/) as unknown }],
        },
      },
    });
    await page.getByRole('radio', { name: /हिन्दी/ }).check();
    await expect(page.getByRole('button', { name: 'बात ख़त्म करें' })).toBeVisible();
    await call.send({ type: 'assistant-message', message: 'నమస్తే!' });
    await expect(page.getByRole('log')).toContainText('నమస్తే!');
  });

  test('the policy lets the noise filter and the level meter run @nightly', async ({
    page,
    context,
  }) => {
    const scene = await prepare(page, context, site);
    await attempt(generatedCode(true), scene, test.info());
  });

  test.describe('that is refused', () => {
    test.use({ expectedErrors: /status of 401|key-refused/ });

    test('one toast says so, and the next call comes about @nightly', async ({ page }) => {
      await serveFakeCall(page);
      vapi.behave('key-refused');
      await page.goto(`${site.url}${PATH}`);
      await start(page).click();
      const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
      await expect(toasts).toHaveText(/refused this site’s key/);
      vapi.behave('answers');
      await start(page).click();
      await expect(toast(page, 'Chaat-GPT is connected!')).toBeVisible();
    });
  });
});
