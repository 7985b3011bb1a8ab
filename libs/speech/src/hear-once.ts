import type { Language } from '@thela/language';
import { takeTurn } from './one-at-a-time';
import type { Ending } from './one-at-a-time';
import { heardText } from './recognition';
import type { ErrorEvent, Recognition, RecognitionConstructor, ResultEvent } from './recognition';

/** The longest wait for the first event, in ms: the browser may be asking for permission. */
const FIRST_SIGN_WITHIN_MS = 20_000;
/** The longest time of listening, in ms; then the text of what was said so far is asked for. */
const SPEECH_WITHIN_MS = 60_000;
/** The longest wait for the text after the end of speech, in ms. */
const TEXT_WITHIN_MS = 15_000;
/** After a text more of it may come, until the browser ends; not all of them do, in ms. */
const MORE_WITHIN_MS = 1500;

/** What browsers recognise speech in (BCP 47). There is no Hinglish: it comes as Hindi in Devanagari. */
const RECOGNISED: Readonly<Record<Language, string>> = {
  'en-IN': 'en-IN',
  'hi-IN': 'hi-IN',
  'te-IN': 'te-IN',
  'hi-Latn-IN': 'hi-IN',
};

/** Why there is no text. */
export type HearingFault =
  /** `code`: the browser's own, or `no-answer` where it sends no event */
  | { readonly kind: 'failed'; readonly code: string }
  /** The browser ended without a text; `nomatch`: it heard something and knew no words for it. */
  | { readonly kind: 'unheard'; readonly code: 'no-speech' | 'nomatch' };

export interface HearOptions {
  readonly language: Language;
  /** Called once, with all that was said; after the fault `unheard` it may still come. */
  readonly onText: (text: string) => void;
  /** Called at most once. */
  readonly onFault: (fault: HearingFault) => void;
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
 * Never throws: where the browser refuses to start it calls `onFault`.
 */
export function hearOnce(Recognition: RecognitionConstructor, options: HearOptions): Hearing {
  let recognition: Recognition;
  const listening = new AbortController();
  const { signal } = listening;
  const endTurn = takeTurn(() => end('taken'));
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let isQuiet = false;
  let heard = '';
  /** What is said where no text arrives; `null` once it was said. */
  let fault: HearingFault | null = { kind: 'unheard', code: 'no-speech' };

  after(FIRST_SIGN_WITHIN_MS, () => fail('no-answer'));
  try {
    recognition = new Recognition();
    Object.assign(recognition, {
      lang: RECOGNISED[options.language],
      continuous: false,
      interimResults: false,
      maxAlternatives: 1,
    });
    on('start', () => {
      listenOn();
      options.onListening?.();
    });
    on('speechstart', listenOn);
    on('speechend', finish);
    on('result', take);
    on('nomatch', (event) => {
      if (fault) fault = { kind: 'unheard', code: 'nomatch' };
      take(event);
    });
    on('error', (event) => {
      const code = (event as ErrorEvent).error || 'no-answer';
      // Whoever was asked to stop did, and some are silent before they send the text.
      if (code === 'aborted' && isQuiet) return settle();
      if (code !== 'no-speech') return fail(code);
      if (fault) fault = { kind: 'failed', code };
      settle();
    });
    on('end', () => {
      // Whoever speaks or listens next takes nothing away: a text may still come.
      if (!heard) endTurn();
      settle();
    });
    recognition.start();
  } catch (error) {
    fail(error instanceof DOMException ? error.name : 'no-answer');
  }
  return { finish, drop };

  function listenOn() {
    if (isQuiet) return;
    after(SPEECH_WITHIN_MS, () => {
      // A browser that hears nothing for so long does not listen.
      fault = { kind: 'failed', code: 'no-answer' };
      finish();
    });
  }

  function finish() {
    if (signal.aborted || !fault) return;
    hush();
    after(heard ? MORE_WITHIN_MS : TEXT_WITHIN_MS, settle);
    quietly(() => recognition.stop());
  }

  function take(event: Event) {
    const text = heardText(event as ResultEvent);
    if (!text) return;
    // Each event has all of it: the browser goes on, and revises.
    heard = text;
    hush();
    after(MORE_WITHIN_MS, settle);
  }

  /** The browser has ended, or nothing more came in time. */
  function settle() {
    if (heard) return end();
    if (!fault) return;
    hush();
    // Some browsers end first and send the text later.
    after(TEXT_WITHIN_MS, end);
    const told = fault;
    fault = null;
    options.onFault(told);
  }

  function fail(code: string) {
    if (!heard && fault) options.onFault({ kind: 'failed', code });
    end();
  }

  function drop() {
    heard = '';
    end();
  }

  function end(ending: Ending = 'done') {
    if (signal.aborted) return;
    listening.abort();
    clearTimeout(watchdog);
    endTurn();
    quietly(() => recognition.abort());
    hush();
    if (heard) options.onText(heard);
    options.onOver(ending);
  }

  function hush() {
    if (isQuiet) return;
    isQuiet = true;
    options.onQuiet?.();
  }

  function after(ms: number, act: () => void) {
    clearTimeout(watchdog);
    watchdog = setTimeout(act, ms);
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
