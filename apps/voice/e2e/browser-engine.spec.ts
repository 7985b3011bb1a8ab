import { expect, leftoversOn, markLeftovers, test, watchLeftovers } from '@thela/testkit/isolated';
import { axeFindings, sidewaysOverflow } from '@thela/testkit/page-checks';
import { hasMicrophone, isSpeaking, paceVoice, saidBy, sayTo } from '@thela/testkit/speech-in-page';

type Page = Parameters<typeof sayTo>[0];
type Locator = ReturnType<Page['getByRole']>;

const button = (tool: Locator, name: string) => tool.getByRole('button', { name, exact: true });
const linesOf = (tool: Locator, role: 'user' | 'assistant') =>
  tool.getByRole('log', { name: 'Conversation' }).locator(`[data-role=${role}]`);

async function type(tool: Locator, text: string) {
  await tool.getByRole('textbox', { name: /^Type to / }).fill(text);
  await button(tool, 'Send').click();
}

/** So long the voice takes for a sentence when a test breaks in, in ms. */
const SLOW = 60_000;

/** Starts a call in which nobody speaks until the test does. */
async function start(tool: Locator, page: Page) {
  await sayTo(page);
  await button(tool, 'Start Session').click();
  await expect(button(tool, 'End Session')).toBeVisible();
}

test.describe('a spoken conversation', () => {
  test('is greeted, heard, answered aloud, and heard again, but never while the assistant speaks', async ({
    openTool,
    page,
  }) => {
    const tool = await openTool({ voices: 'fake' });
    await page.evaluate(() => {
      const seen = { both: 0, hearing: 0, speaking: 0 };
      Object.assign(window, { seen });
      setInterval(() => {
        const { listening } = Reflect.get(window, 'SpeechRecognition') as { listening: number };
        if (listening > 0) seen.hearing += 1;
        if (speechSynthesis.speaking) seen.speaking += 1;
        if (listening > 0 && speechSynthesis.speaking) seen.both += 1;
      }, 5);
    });
    await start(tool, page);
    await expect(tool.getByRole('status')).toHaveText('Assistant is speaking...');
    await expect(tool.getByText('Listening... speak now')).toBeVisible();
    await expect(tool.getByRole('status')).toHaveText('Ready');
    for (const phrase of ['tomatoes are sour', 'the sambar is too salty']) {
      await sayTo(page, phrase);
      await expect(linesOf(tool, 'user').last()).toContainText(phrase);
      await expect(tool.getByText('Listening... speak now')).toBeVisible();
    }
    await expect(linesOf(tool, 'user')).toHaveCount(2);
    await expect(linesOf(tool, 'assistant')).toHaveCount(3);
    const shown = (await tool.getByRole('log').innerText()).replaceAll(/\s+/g, ' ');
    const said = await saidBy(page);
    expect(said.length).toBeGreaterThanOrEqual(3);
    for (const piece of said) expect(shown).toContain(piece);

    // Said at once, the second phrase waits for the answer to the first.
    await sayTo(page, 'tomatoes are sour', 'the sambar is too salty');
    await expect(linesOf(tool, 'user')).toHaveCount(4);
    await expect(linesOf(tool, 'assistant')).toHaveCount(5);
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Record<string, number>);
    expect(seen.hearing).toBeGreaterThan(0);
    expect(seen.speaking).toBeGreaterThan(0);
    expect(seen.both).toBe(0);
  });

  test('goes on at once for who has heard enough, or types, which cuts the assistant short @nightly', async ({
    openTool,
    page,
  }) => {
    const tool = await openTool({ voices: 'fake' });
    await paceVoice(page, SLOW);
    await start(tool, page);
    await button(tool, 'Stop speaking').press('Enter');
    expect(await isSpeaking(page)).toBe(false);
    await expect(tool.getByRole('status')).toHaveText('Ready');
    await expect.poll(() => hasMicrophone(page)).toBe(true);
    await sayTo(page, 'tomatoes are sour');
    await expect(linesOf(tool, 'user')).toContainText('tomatoes are sour');

    await openTool({ voices: 'fake' });
    await paceVoice(page, SLOW);
    await start(tool, page);
    await expect.poll(() => isSpeaking(page)).toBe(true);
    const [greeting = ''] = await saidBy(page);
    await type(tool, 'tomatoes are sour');
    await expect(linesOf(tool, 'user')).toContainText('tomatoes are sour');
    await expect(linesOf(tool, 'assistant')).toHaveCount(2);
    const said = await saidBy(page);
    expect(said).toHaveLength(2);
    expect(said[1]).not.toBe(greeting);
  });

  test('waits to be tapped when nobody says anything @nightly', async ({ openTool, page }) => {
    await page.clock.install();
    const tool = await openTool({ voices: 'fake' });
    await start(tool, page);
    await expect(tool.getByText('Listening... speak now')).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(button(tool, 'Tap to speak')).toBeVisible();
    expect(await hasMicrophone(page)).toBe(false);
    await button(tool, 'Tap to speak').click();
    await page.clock.runFor(1000);
    await expect.poll(() => hasMicrophone(page)).toBe(true);
  });

  test('begins anew, with an empty transcript @nightly', async ({ openTool, page }) => {
    const tool = await openTool({ voices: 'fake' });
    await type(tool, 'tomatoes are sour');
    await expect(linesOf(tool, 'assistant')).toHaveCount(1);
    await start(tool, page);
    await expect(linesOf(tool, 'user')).toHaveCount(0);
    await expect(linesOf(tool, 'assistant')).toHaveCount(1);
    await sayTo(page, 'the sambar is too salty');
    await expect(linesOf(tool, 'user')).toHaveCount(1);
    await button(tool, 'End Session').click();
    await expect(linesOf(tool, 'user')).toHaveCount(1);
    await start(tool, page);
    await expect(linesOf(tool, 'user')).toHaveCount(0);
  });
});

test.describe('the end of a call', () => {
  const moments = [
    {
      moment: 'listens',
      reach: (page: Page) => expect.poll(() => hasMicrophone(page)).toBe(true),
    },
    {
      moment: 'speaks',
      reach: (page: Page) => expect.poll(() => isSpeaking(page)).toBe(true),
    },
  ];

  test('comes with a click and with that of the tool, which leaves nothing behind @nightly', async ({
    openTool,
    page,
    release,
  }) => {
    await watchLeftovers(page);
    for (const { moment, reach } of moments) {
      await test.step(`while it ${moment}`, async () => {
        const tool = await openTool({ mounts: '0', voices: 'fake' });
        if (moment === 'speaks') await paceVoice(page, SLOW);
        await markLeftovers(page);
        await page.getByRole('button', { name: 'Mount', exact: true }).click();
        await start(tool, page);
        await reach(page);
        await button(tool, 'End Session').click();
        await expect(button(tool, 'Start Session')).toBeEnabled();
        expect(await isSpeaking(page)).toBe(false);
        await expect.poll(() => hasMicrophone(page)).toBe(false);

        await start(tool, page);
        await reach(page);
        await page.getByRole('button', { name: 'Unmount' }).click();
        await expect(tool).toBeEmpty();
        expect(await isSpeaking(page)).toBe(false);
        await expect.poll(() => hasMicrophone(page)).toBe(false);
        await expect.poll(() => leftoversOn(page, release)).toEqual([]);
      });
    }
  });
});

test('one of two calls on a page has the microphone @nightly', async ({ openTool, page }) => {
  const tools = await openTool({ mounts: '2' });
  const one = tools.locator('[data-tool]').first();
  const other = tools.locator('[data-tool]').last();
  await start(one, page);
  await expect(one.getByText('Listening... speak now')).toBeVisible();
  await start(other, page);
  await expect(button(one, 'Tap to speak')).toBeVisible();
  await sayTo(page, 'tomatoes are sour');
  await expect(linesOf(other, 'user')).toHaveCount(1);
  await expect(linesOf(one, 'user')).toHaveCount(0);
});

test.describe('without a microphone or a voice the screen says why, and it goes on in writing', () => {
  const blocked = /^The microphone is blocked\. .+ or type below\.$/;
  const noInput = /^This browser cannot turn speech into text here\. Type below/;
  const noVoice = /^This device has no voice to read aloud with\./;

  const cases = [
    { of: 'a refused microphone', scenario: { speech: 'denied' }, explained: [blocked] },
    { of: 'no recognition', scenario: { speech: 'absent', voices: 'fake' }, explained: [noInput] },
    { of: 'no voice', scenario: { voices: 'none' }, explained: [noVoice] },
    {
      of: 'neither recognition nor a voice',
      scenario: { speech: 'absent', voices: 'none' },
      explained: [noInput, noVoice],
    },
  ] as const;

  test('where the microphone is refused, or recognition or a voice is missing @nightly', async ({
    openTool,
    page,
  }) => {
    for (const { of, scenario, explained } of cases) {
      await test.step(of, async () => {
        const tool = await openTool({ ...scenario, width: 'narrow' });
        await button(tool, 'Start Session').click();
        for (const words of explained) await expect(tool.getByText(words)).toHaveCount(1);
        for (const phrase of ['tomatoes are sour', 'the sambar is too salty']) {
          await type(tool, phrase);
          const line = linesOf(tool, 'user').last();
          await expect(line).toContainText(phrase);
          await expect(line.locator('~ [data-role=assistant]')).toBeVisible();
        }
        expect(await axeFindings(page)).toEqual([]);
        await expect.poll(() => sidewaysOverflow(page)).toBe(0);
      });
    }
  });

  test('a refused microphone fails the call, which can be started again @nightly', async ({
    openTool,
    page,
  }) => {
    const tool = await openTool({ speech: 'denied' });
    for (let time = 1; time <= 2; time += 1) {
      await button(tool, 'Start Session').click();
      await expect(tool.getByText(blocked)).toBeVisible();
      await expect(button(tool, 'Start Session')).toBeEnabled();
    }
    await expect(page.getByRole('region', { name: 'Calls to the shell' })).toContainText(
      'The microphone is blocked.',
    );
  });

  test('a browser that offers recognition and never answers @nightly', async ({
    openTool,
    page,
  }) => {
    await page.clock.install();
    const tool = await openTool({ voices: 'fake', speech: 'silent' });
    await button(tool, 'Start Session').click();
    await page.clock.runFor(60_000);
    await expect(tool.getByText(noInput)).toBeVisible();
    await expect(button(tool, 'End Session')).toBeVisible();
  });
});
