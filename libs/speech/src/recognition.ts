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

/** An event of type `result`. */
export interface ResultEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
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
