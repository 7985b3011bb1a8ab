import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { FakeSpeech } from '../fake-speech';

/** What the fakes of a page offer to a test. */
interface FakePage {
  readonly SpeechRecognition: { phrases: string[] | null; readonly listening: number };
  readonly speechSynthesis: {
    takesMs: number;
    readonly speaking: boolean;
    readonly said: string[];
  };
}

export interface SpeechInPage {
  readonly speech?: FakeSpeech;
  /** Languages of the voices that the page has, without a sound; for none there is no voice. */
  readonly voices?: readonly string[];
}

/** The fakes as one script, made once in a process. */
let script: Promise<string> | undefined;

/**
 * Puts the fake recogniser and the fake voice into whatever the page opens from now on. Nobody
 * speaks to it until a test does.
 */
export async function fakeSpeechIn(
  page: Page,
  { speech = 'allowed', voices = ['en-IN', 'hi-IN'] }: SpeechInPage = {},
): Promise<void> {
  const options = JSON.stringify({ speech, voices });
  const content = `(() => { ${await (script ??= bundle())}
    const { speech, voices } = ${options};
    fakes.installFakeSpeech(speech, window, []);
    fakes.installFakeVoice(window, voices);
  })()`;
  await page.addInitScript({ content });
}

/** Says phrases to the page's fake recogniser, one each time that it listens; then nobody speaks. */
export async function sayTo(page: Page, ...phrases: string[]): Promise<void> {
  await page.evaluate((said) => {
    const { SpeechRecognition: ear } = window as unknown as FakePage;
    ear.phrases = [...(ear.phrases ?? []), ...said];
  }, phrases);
}

/** Whether a fake recogniser of the page has the microphone. */
export async function hasMicrophone(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as FakePage).SpeechRecognition.listening > 0);
}

/** What the page's fake voice began to say, the oldest first. */
export async function saidBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as FakePage).speechSynthesis.said);
}

/** Whether the page's fake voice is speaking. */
export async function isSpeaking(page: Page): Promise<boolean> {
  return page.evaluate(() => speechSynthesis.speaking);
}

/** Lets the page's fake voice take so long for each sentence, in ms. */
export async function paceVoice(page: Page, takesMs: number): Promise<void> {
  await page.evaluate((ms) => {
    (window as unknown as FakePage).speechSynthesis.takesMs = ms;
  }, takesMs);
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('../fakes-in-page.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'fakes' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The fakes were not bundled.');
  return output.output[0].code;
}
