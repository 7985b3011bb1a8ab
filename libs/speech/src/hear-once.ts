import type { Language } from '@thela/language';
import { takeTurn } from './one-at-a-time';
import type { Ending } from './one-at-a-time';
import type { ErrorEvent, RecognitionConstructor, ResultEvent } from './recognition';

/** The longest wait for the first event, in ms: the browser may be asking for permission. */
const FIRST_SIGN_WITHIN_MS = 20_000;
/** The longest time between two events of a browser that listens, in ms. */
const NEXT_SIGN_WITHIN_MS = 30_000;
/** The longest wait for the text after the end of speech, in ms. */
const TEXT_WITHIN_MS = 8000;

/** What browsers recognise speech in (BCP 47). There is no Hinglish: it comes as Hindi in Devanagari. */
const RECOGNISED: Readonly<Record<Language, string>> = {
  'en-IN': 'en-IN',
  'hi-IN': 'hi-IN',
  'te-IN': 'te-IN',
  'hi-Latn-IN': 'hi-IN',
};

export interface HearOptions {
  /** The language that is spoken. */
  readonly language: Language;
  readonly onText: (text: string) => void;
  /** @param code the browser's own, or `no-answer` */
  readonly onFailed: (code: string) => void;
  /** Called when the browser listens. */
  readonly onListening?: () => void;
  /** Called once when it stops listening; the text may still arrive. */
  readonly onQuiet?: () => void;
  /** Called once, as the last callback: nothing will arrive any more. */
  readonly onOver: (ending: Ending) => void;
}

/** An utterance that is being heard. */
export interface Hearing {
  /** Stops listening; the text of what was said so far still arrives. */
  readonly finish: () => void;
  /** Ends it at once; no text arrives any more. */
  readonly drop: () => void;
}

/**
 * Listens for one utterance, without interim results (specification, section 9).
 * Never throws: where the browser refuses to start it calls `onFailed`.
 */
export function hearOnce(Recognition: RecognitionConstructor, options: HearOptions): Hearing {
  const recognition = new Recognition();
  Object.assign(recognition, {
    lang: RECOGNISED[options.language],
    continuous: false,
    interimResults: false,
    maxAlternatives: 1,
  });
  const listening = new AbortController();
  const { signal } = listening;
  const endTurn = takeTurn(() => drop('taken'));
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let isQuiet = false;

  expectSignWithin(FIRST_SIGN_WITHIN_MS);
  on('start', () => {
    expectSignWithin(NEXT_SIGN_WITHIN_MS);
    options.onListening?.();
  });
  on('speechstart', () => expectSignWithin(NEXT_SIGN_WITHIN_MS));
  on('speechend', finish);
  on('result', (event) => {
    const text = (event as ResultEvent).results[0]?.[0]?.transcript.trim();
    if (!text) return;
    options.onText(text);
    drop();
  });
  on('error', (event) => fail((event as ErrorEvent).error));
  on('end', () => drop());
  begin();
  return { finish, drop: () => drop() };

  function begin() {
    try {
      recognition.start();
    } catch (error) {
      fail(error instanceof DOMException ? error.name : 'no-answer');
    }
  }

  function finish() {
    if (signal.aborted) return;
    hush();
    clearTimeout(watchdog);
    watchdog = setTimeout(drop, TEXT_WITHIN_MS);
    quietly(() => recognition.stop());
  }

  function drop(ending: Ending = 'done') {
    if (signal.aborted) return;
    listening.abort();
    clearTimeout(watchdog);
    endTurn();
    quietly(() => recognition.abort());
    hush();
    options.onOver(ending);
  }

  function fail(code: string) {
    options.onFailed(code);
    drop();
  }

  function hush() {
    if (isQuiet) return;
    isQuiet = true;
    options.onQuiet?.();
  }

  function expectSignWithin(ms: number) {
    if (isQuiet) return;
    clearTimeout(watchdog);
    watchdog = setTimeout(() => fail('no-answer'), ms);
  }

  function on(type: string, listener: (event: Event) => void) {
    recognition.addEventListener(type, listener, { signal });
  }
}

/** Ignores errors: some browsers throw where there is nothing to end. */
function quietly(end: () => void) {
  try {
    end();
  } catch {
    // It is over either way.
  }
}
