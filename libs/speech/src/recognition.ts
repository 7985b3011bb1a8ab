import { splitWords } from '@thela/text';

/**
 * The part of the browser's speech recognition that is used here; TypeScript has no types for it.
 * https://webaudio.github.io/web-speech-api/#speechreco-section
 */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** @throws DOMException where it listens already, or may not */
  start: () => void;
  /** Stops listening; the text of what was heard so far still arrives. */
  stop: () => void;
  /** Stops listening and drops what was heard so far. */
  abort: () => void;
}

export type RecognitionConstructor = new () => Recognition;

/** An event of type `result`, or of type `nomatch`, which may have no results. */
export interface ResultEvent extends Event {
  readonly results?: ArrayLike<ArrayLike<{ readonly transcript?: string | null }> | null> | null;
}

/** An event of type `error`; the codes are those of the specification, such as `not-allowed`. */
export interface ErrorEvent extends Event {
  readonly error: string;
}

/** Speech recognition under either of its names, or null where the browser has none. */
export function findRecognition(): RecognitionConstructor | null {
  const page = globalThis as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return page.SpeechRecognition ?? page.webkitSpeechRecognition ?? null;
}

/**
 * All that an event says was heard; empty for nothing. Browsers cut one utterance into several results (WebKit),
 * repeat in each what came before ('do', 'do kilo', 'do kilo tamatar': Android), or begin with an empty one.
 */
export function heardText({ results }: ResultEvent): string {
  let parts: string[] = [];
  for (const alternatives of Array.from(results ?? [])) {
    const texts = Array.from(alternatives ?? [], ({ transcript }) => transcript?.trim() ?? '');
    const next = texts.find(Boolean) ?? '';
    if (goesOnFrom(next, parts.join(' '))) parts = [next];
    else if (goesOnFrom(next, parts.at(-1))) parts = [...parts.slice(0, -1), next];
    else if (next) parts = [...parts, next];
  }
  return parts.join(' ');
}

function goesOnFrom(text: string, before = ''): boolean {
  const whole = splitWords(text);
  const first = splitWords(before);
  return first.length > 0 && first.every((word, index) => word === whole[index]);
}
