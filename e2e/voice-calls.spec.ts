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
                /Sous-chef[^]*Profit optimizer[^]*Zero-waste genius[^]*onions ₹57(?![\d.])/,
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

  test('the policy lets the noise filter and the level meter run @nightly', async ({
    page,
    context,
  }) => {
    const scene = await prepare(page, context, site);
    await attempt(generatedCode(true), scene, test.info());
  });
});
