// Calls with the real SDK and the real daily-js, against a fake service and a fake call program.
import { serveFakeCall } from '@thela/testkit/fake-call';
import type { FakeCall } from '@thela/testkit/fake-call';
import { delayFiles, expect, test } from '@thela/testkit/isolated';
import { axeFindings } from '@thela/testkit/page-checks';

type Page = Parameters<typeof serveFakeCall>[0];
type Locator = ReturnType<Page['getByRole']>;

const startOf = (tool: Locator) => tool.getByRole('button', { name: 'Start Session' });
const endOf = (tool: Locator) => tool.getByRole('button', { name: 'End Session' });
const statusOf = (tool: Locator) => tool.getByRole('status').first();

function linesOf(page: Page) {
  return page.getByRole('region', { name: 'Calls to the shell' }).getByRole('listitem');
}

const CONNECTING = 'Toast (loading): Chaat-GPT is connecting...';
const CONNECTED = 'Toast becomes (success): Chaat-GPT is connected!';
const ENDED = 'Toast (info): Session ended.';

async function behave(page: Page, behaviour: string) {
  await page.route('**/call/web', (route) =>
    route.continue({ url: route.request().url().replace('answers', behaviour) }),
  );
}

async function startCall(tool: Locator) {
  await startOf(tool).click();
  await expect(tool.getByText('Listening... speak now')).toBeVisible();
}

/**
 * One toast tells of the failure, and the next call comes about.
 *
 * @param toasts those before it
 * @returns all toasts until the next call
 */
async function expectFailure(
  tool: Locator,
  page: Page,
  words: RegExp,
  toasts: readonly (string | RegExp)[] = [CONNECTING],
) {
  const told = linesOf(page).filter({ hasText: /^Toast/ });
  await expect(startOf(tool)).toBeEnabled();
  await expect(told).toHaveText([...toasts, words]);
  await expect(tool.getByText(words)).toBeVisible();
  await page.unroute('**/call/web');
  await startCall(tool);
  const all = [...toasts, words, CONNECTING, CONNECTED];
  await expect(told).toHaveText(all);
  return all;
}

test('a call, from its first word to its end, and another one', async ({ openTool, page }) => {
  const call = await serveFakeCall(page);
  const tool = await openTool({ voice: 'vapi' });
  const asked = page.waitForRequest('**/call/web');
  await startOf(tool).click();
  expect(await (await asked).headerValue('authorization')).toBe('Bearer fake-public-key');
  expect((await asked).postDataJSON()).toMatchObject({
    assistant: { name: 'Chaat-GPT', transcriber: { model: 'nova-2', language: 'en-IN' } },
  });
  await expect(tool.getByText('Listening... speak now')).toBeVisible();
  await expect(linesOf(page)).toHaveText([CONNECTING, CONNECTED]);

  await expect(statusOf(tool)).toHaveText('Ready');
  await call.speak(0.2);
  await expect(statusOf(tool)).toHaveText('Assistant is speaking...');
  await call.send({ type: 'assistant-message', message: 'Namaste!' });
  const final = { type: 'transcript', transcriptType: 'final' };
  await call.send({ ...final, role: 'assistant', transcript: 'Namaste!' });
  await expect(statusOf(tool)).toHaveText('Ready');
  await call.send({ ...final, transcriptType: 'partial', role: 'user', transcript: 'Tama' });
  await call.send({ ...final, role: 'user', transcript: 'Tamatar khatte hain' });
  await call.send('not even JSON');
  await call.send({ ...final, role: 'assistant', transcript: 'Add 10 g of jaggery.' });
  const bubbles = tool.getByRole('log').locator('[data-role]');
  await expect(bubbles).toHaveText([
    /Chaat-GPT\s*Namaste!/,
    /You\s*Tamatar khatte hain/,
    /Chaat-GPT\s*Add 10 g of jaggery\./,
  ]);
  expect(await axeFindings(page)).toEqual([]);

  await endOf(tool).click();
  await expect(startOf(tool)).toBeEnabled();
  await expect(linesOf(page)).toHaveText([CONNECTING, CONNECTED, ENDED]);
  await expect.poll(() => call.actions()).toContain('leave-meeting');
  await startCall(tool);
  await expect(bubbles).toHaveCount(0);
});

test('a typed text goes into the call, the assistant falls silent at a tap, and the other side may end it @nightly', async ({
  openTool,
  page,
}) => {
  const call = await serveFakeCall(page);
  const tool = await openTool({ voice: 'vapi' });
  await startCall(tool);
  await tool.getByRole('textbox').fill('Tamatar khatte hain');
  await tool.getByRole('textbox').press('Enter');
  await expect(tool.locator('[data-role=user]')).toContainText('Tamatar khatte hain');
  await expect
    .poll(() => call.sent())
    .toEqual([
      {
        type: 'add-message',
        message: { role: 'user', content: 'Tamatar khatte hain' },
        triggerResponseEnabled: true,
      },
    ]);

  await call.speak(0.2);
  await tool.getByRole('button', { name: 'Stop speaking' }).click();
  await expect(statusOf(tool)).toHaveText('Ready');
  await call.speak(0);
  await expect(endOf(tool)).toBeVisible();

  await call.leave();
  await expect(linesOf(page)).toHaveText([CONNECTING, CONNECTED, ENDED]);
  await startCall(tool);
  await call.send({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
  await expect(startOf(tool)).toBeEnabled();
});

test('a call goes on without a noise filter, and waits for a lost connection', async ({
  openTool,
  page,
}) => {
  const call = await serveFakeCall(page, 'deaf');
  const tool = await openTool({ voice: 'vapi' });
  await startCall(tool);
  const waiting = tool.getByText(/Waiting for it/);
  await call.interrupt('interrupted');
  await expect(waiting).toBeVisible();
  await expect(tool.getByText('Listening... speak now')).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await call.interrupt('connected');
  await expect(waiting).toBeHidden();
  await call.send({ type: 'assistant-message', message: 'Namaste!' });
  await expect(tool.getByRole('log')).toContainText('Namaste!');
  await expect(linesOf(page)).toHaveText([CONNECTING, CONNECTED]);
});

test.describe('what goes wrong', () => {
  test.use({
    // Daily reports some errors to a place of its own, which the page’s policy refuses.
    expectedErrors: /status of (400|401|403|404|500|502)|ERR_|sentry|No room URL/,
  });

  const refusals = [
    { behaviour: 'key-refused', words: /refused this site’s key/ },
    { behaviour: 'forbidden', words: /refused this site’s key/ },
    {
      behaviour: 'object-message',
      words: /refused the call.*\(The voice Neha was retired\.\)/,
    },
    { behaviour: 'list-message', words: /refused the call.*must be a known voice/ },
    { behaviour: 'not-found', words: /refused the call.*no assistant with this id/ },
    { behaviour: 'failing', words: /refused the call.*Internal server error/ },
    { behaviour: 'page', words: /refused the call\. Start again, or type below\.$/ },
    { behaviour: 'breaking-off', words: /There is no network/ },
    { behaviour: 'without-a-room', words: /could not be joined/ },
  ];
  test('the service refuses, breaks off or gives no room @nightly', async ({ openTool, page }) => {
    await serveFakeCall(page);
    const tool = await openTool({ voice: 'vapi' });
    let toasts: (string | RegExp)[] = [];
    for (const { behaviour, words } of refusals) {
      await test.step(behaviour, async () => {
        await behave(page, behaviour);
        await startOf(tool).click();
        const told = await expectFailure(tool, page, words, [...toasts, CONNECTING]);
        await endOf(tool).click();
        toasts = [...told, ENDED];
      });
    }
  });

  const unjoined = [
    { join: 'refused', words: /could not be joined/ },
    { join: 'microphone-blocked', words: /microphone is blocked/ },
    { join: 'no-microphone', words: /No microphone works here/ },
  ] as const;
  test('the call cannot be joined @nightly', async ({ openTool, page }) => {
    const call = await serveFakeCall(page);
    const tool = await openTool({ voice: 'vapi' });
    let toasts: (string | RegExp)[] = [];
    for (const { join, words } of unjoined) {
      await test.step(join, async () => {
        await call.joining(join);
        await startOf(tool).click();
        await expect(tool.getByText(words)).toBeVisible();
        await call.joining('joins');
        const told = await expectFailure(tool, page, words, [...toasts, CONNECTING]);
        await endOf(tool).click();
        toasts = [...told, ENDED];
      });
    }
  });

  const fatalErrors = [
    { type: 'ejected', words: /ended the call/ },
    { type: 'exp-room', words: /time for this call is over/ },
    { type: 'exp-token', words: /no longer valid/ },
    { type: 'meeting-full', words: /in this call already/ },
    { type: 'not-allowed', words: /did not let you into the call/ },
    { type: 'no-room', words: /not there any more/ },
    { type: 'connection-error', words: /connection to the call was lost/ },
    { type: 'end-of-life', words: /does not support this version/ },
  ];
  test('a fatal error ends the call @nightly', async ({ openTool, page }) => {
    const call = await serveFakeCall(page);
    const tool = await openTool({ voice: 'vapi' });
    await startCall(tool);
    let toasts: (string | RegExp)[] = [CONNECTING, CONNECTED];
    for (const { type, words } of fatalErrors) {
      await test.step(type, async () => {
        await call.fail(type);
        toasts = await expectFailure(tool, page, words, toasts);
      });
    }
  });

  test('the call program cannot be fetched @nightly', async ({ openTool, page }) => {
    await page.clock.install();
    await page.route('https://c.daily.co/**', (route) => route.abort());
    const tool = await openTool({ voice: 'vapi' });
    await startOf(tool).click();
    const words = /could not be loaded/;
    // Three attempts, with 3 s between them.
    await expect
      .poll(async () => {
        await page.clock.fastForward(3000);
        return tool.getByText(words).count();
      })
      .toBe(1);
    await page.unroute('https://c.daily.co/**');
    await serveFakeCall(page);
    await expectFailure(tool, page, words);
  });
});

test.describe('ended while it connects', () => {
  // What was held back when the test let go of it.
  test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED/ });

  const stages: readonly { stage: string; hold: (page: Page) => Promise<FakeCall | null> }[] = [
    { stage: 'asks for a call', hold: (page) => behave(page, 'hanging').then(() => null) },
    {
      stage: 'fetches the call program',
      hold: (page) => page.route('https://c.daily.co/**', () => {}).then(() => null),
    },
    { stage: 'joins', hold: (page) => serveFakeCall(page, 'hanging') },
    { stage: 'waits to be listened to', hold: (page) => serveFakeCall(page, 'silent') },
  ];
  test('it is over at once at every stage, and the next one comes about @nightly', async ({
    openTool,
    page,
  }) => {
    for (const { stage, hold } of stages) {
      await test.step(`when it ${stage}`, async () => {
        const call = await hold(page);
        const tool = await openTool({ voice: 'vapi' });
        const reached = page.waitForRequest(/call\/web|c\.daily\.co/);
        await startOf(tool).click();
        await reached;
        if (call) await expect.poll(() => call.actions()).toContain('join-meeting');
        await endOf(tool).click();
        await expect(startOf(tool)).toBeEnabled();
        if (call) await expect.poll(() => call.actions()).toContain('leave-meeting');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await serveFakeCall(page);
        await startCall(tool);
        await expect(linesOf(page)).toHaveText([CONNECTING, /ended/, CONNECTING, CONNECTED]);
        await page.unrouteAll();
      });
    }
  });
});

test('a call ends with the tool, and so does one that still connects @nightly', async ({
  openTool,
  page,
}) => {
  const call = await serveFakeCall(page);
  for (const join of ['joins', 'silent'] as const) {
    await call.joining(join);
    // A page after a reload knows nothing of the call before.
    const tool = await openTool({ voice: 'vapi' });
    await startOf(tool).click();
    await expect.poll(() => call.actions()).toContain('join-meeting');
    await page.getByRole('button', { name: 'Unmount' }).click();
    await expect.poll(() => call.actions()).toContain('leave-meeting');
  }
});

test.describe('without the rules that write what is said', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('no call begins, and the next one fetches them again', async ({ openTool, page }) => {
    await serveFakeCall(page);
    const rules = await delayFiles(page, /\/rules-/);
    await rules.lose();
    const tool = await openTool({ voice: 'vapi' });
    await startOf(tool).click();
    await expect(tool.getByText(/^The voice service could not be loaded\./)).toBeVisible();
    await rules.answer();
    await startCall(tool);
  });
});

test.describe('the default policy', () => {
  test.use({ expectedErrors: /requires 'Trusted(Script|HTML)'/ });

  test('lets nothing else through, and a call ends with the tab', async ({ openTool, page }) => {
    const call = await serveFakeCall(page);
    const tool = await openTool({ voice: 'vapi' });
    await startCall(tool);
    const refused = await page.evaluate(() => {
      const isRefused = (attempt: () => void) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      };
      const script = document.createElement('script');
      return [
        isRefused(() => {
          script.src = 'https://c.daily.co/another.js';
        }),
        isRefused(() => {
          script.src = 'data:text/javascript,1';
        }),
        isRefused(() => {
          script.text = '1';
        }),
        isRefused(() => {
          script.innerHTML = '1';
        }),
      ];
    });
    expect(refused).toEqual([true, true, true, true]);

    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(() => call.actions()).toContain('leave-meeting');
    await expect(startOf(tool)).toBeEnabled();
  });
});

test('without a key no byte of the SDK is fetched', async ({ openTool, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const tool = await openTool();
  await expect(startOf(tool)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /assets\/vapi-|daily/.test(url))).toEqual([]);
});
