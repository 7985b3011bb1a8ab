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
});
