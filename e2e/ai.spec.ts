import { startFakeGemini } from '@thela/testkit/fake-gemini';
import type { FakeGemini } from '@thela/testkit/fake-gemini';
import { asking } from './asking';
import { expect, test } from './fixtures';
import { openSite } from './site';
import type { Site } from './site';
import { axeFindings } from '@thela/testkit/page-checks';
import { button, hold } from './screen';

/** The provider's key, which must never reach a browser. */
const KEY = 'secret-key-of-the-provider';

function limitIn(body: unknown): number {
  const { generationConfig } = body as { generationConfig: { maxOutputTokens: number } };
  return generationConfig.maxOutputTokens;
}

test.describe('with a key on the server', () => {
  // In one worker: each of them would open a site of its own.
  test.describe.configure({ mode: 'default' });
  let gemini: FakeGemini;
  let site: Site;

  test.beforeAll(async () => {
    gemini = await startFakeGemini({ key: KEY });
    site = await openSite({ GEMINI_API_KEY: KEY, GEMINI_BASE_URL: gemini.url });
  });

  test.beforeEach(() => gemini.reset());

  test.afterAll(async () => {
    await site.close();
    await gemini.close();
  });

  test('the model gets the three bodies of the specification, and the browser no key', async ({
    page,
  }) => {
    const received: Promise<string>[] = [];
    page.on('response', (response) => {
      const headers = JSON.stringify(response.headers());
      const body = response.body().then((bytes) => bytes.toString('latin1'));
      received.push(body.catch(() => '').then((text) => `${response.url()} ${headers} ${text}`));
    });
    for (const { path, ask, answer } of asking) {
      await page.goto(`${site.url}${path}`);
      await ask(page);
      await expect(answer(page)).toBeVisible();
    }
    const [advice, recipe, strategy] = gemini.calls.map(({ body }) => body);
    const text = (words: string) => ({ text: expect.stringContaining(words) as unknown });
    // The gateway adds it.
    const limit = { maxOutputTokens: expect.any(Number) as unknown };
    expect(advice).toEqual({
      contents: [{ parts: [text('tamatar bahut khatte hain, 2 kg')] }],
      generationConfig: limit,
    });
    expect(recipe).toEqual({
      contents: [{ role: 'user', parts: [text('recipeName'), text('10 idlis and some sambar')] }],
      generationConfig: {
        ...limit,
        responseMimeType: 'application/json',
        responseSchema: {
          type: 'OBJECT',
          properties: { recipeName: { type: 'STRING' }, instructions: { type: 'STRING' } },
          required: ['recipeName', 'instructions'],
        },
      },
    });
    expect(strategy).toEqual({
      contents: [{ role: 'user', parts: [text('Dosa')] }],
      generationConfig: limit,
    });
    // By the kind of question: an adjustment is shorter than a recipe, and that than a strategy.
    const limits = gemini.calls.map(({ body }) => limitIn(body));
    expect(new Set(limits).size).toBe(3);
    expect(limits).toEqual(limits.toSorted((a, b) => a - b));
    for (const { headers, url } of gemini.calls) {
      expect(headers['x-goog-api-key']).toBe(KEY);
      expect(url).not.toContain('key=');
    }
    const all = await Promise.all(received);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((one) => one.includes(KEY))).toEqual([]);
  });

  test.describe('that fails', () => {
    test.use({ viewport: { width: 360, height: 740 }, expectedErrors: /status of 503/ });

    test('each tool shows on a phone that it waits and what went wrong, and helps itself @nightly', async ({
      page,
    }) => {
      gemini.behave('failing');
      for (const { path, ask, waiting, busy, answer } of asking) {
        await test.step(path, async () => {
          await page.goto(`${site.url}${path}`);
          const answerNow = await hold(page, /:generateContent/);
          await ask(page);
          await expect(page.getByText(waiting, { exact: true })).toBeVisible();
          await expect(button(page, busy)).toBeDisabled();
          expect(await axeFindings(page)).toEqual([]);
          answerNow();
          const fault = page.getByText(/API Error: The model is overloaded/).last();
          await expect(fault).toBeInViewport();
          expect(await axeFindings(page)).toEqual([]);
          await page.getByRole('button', { name: 'Use a built-in tip' }).click();
          await expect(answer(page)).toBeVisible();
          // Where the answer begins.
          await expect(page.getByText('Built-in tip', { exact: true })).toBeInViewport();
        });
      }
    });
  });
});

test.describe('with the key in the page, as an operator may choose', () => {
  test.use({ expectedErrors: /direct/ });

  test('the model is called by the page itself, which warns of it @nightly', async ({ page }) => {
    const gemini = await startFakeGemini({ key: KEY });
    const variables = { AI_MODE: 'direct', GEMINI_API_KEY: KEY, GEMINI_BASE_URL: gemini.url };
    const site = await openSite(variables);
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto(`${site.url}/tools/ai-chef`);
    await asking[0].ask(page);
    await expect(asking[0].answer(page)).toBeVisible();
    expect(gemini.calls.map(({ url }) => url)).toEqual([expect.stringMatching(`\\?key=${KEY}$`)]);
    expect((await warning).text()).toContain('direct');
    // An idle page still prefetches tools.
    await page.goto('about:blank');
    await site.close();
    await gemini.close();
  });
});
