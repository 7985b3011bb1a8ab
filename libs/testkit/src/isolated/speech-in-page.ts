import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { FakeSpeech } from '../fake-speech';

/** The fakes in a page, for tests. */
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
  /** Languages of the page's silent voices; an empty list means that there is no voice. */
  readonly voices?: readonly string[];
}

/** The fakes as one script, bundled once in a process. */
let script: Promise<string> | undefined;

/**
 * Installs the fake recogniser and the fake voice in every document that the page opens from now on. The
 * recogniser hears nothing until a test calls `sayTo`.
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

/** Makes the page's fake recogniser hear phrases, one each time that it listens; then it hears nothing. */
export async function sayTo(page: Page, ...phrases: string[]): Promise<void> {
  await page.evaluate((said) => {
    const { SpeechRecognition: ear } = window as unknown as FakePage;
    ear.phrases = [...(ear.phrases ?? []), ...said];
  }, phrases);
}

export async function hasMicrophone(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as FakePage).SpeechRecognition.listening > 0);
}

/** The texts that the page's fake voice has started to speak, the oldest first. */
export async function saidBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as FakePage).speechSynthesis.said);
}

export async function isSpeaking(page: Page): Promise<boolean> {
  return page.evaluate(() => speechSynthesis.speaking);
}

/** Sets how many ms the page's fake voice takes for each text. */
export async function paceVoice(page: Page, takesMs: number): Promise<void> {
  await page.evaluate((ms) => {
    (window as unknown as FakePage).speechSynthesis.takesMs = ms;
  }, takesMs);
}

async function bundle(): Promise<string> {
  // Loaded only here: most tests that import this file need no bundle.
  const { build } = await import('vite');
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
