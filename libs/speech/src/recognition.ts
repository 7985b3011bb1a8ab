import { isOneEditAway, splitWords } from '@thela/text';

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
  readonly results?: ArrayLike<Result | null> | null;
}

interface Result extends ArrayLike<{
  readonly transcript?: string | null;
  readonly confidence?: number;
}> {
  readonly isFinal?: boolean;
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

/** Whether the page may use the microphone; `null` where the browser does not tell. */
export async function microphonePermission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state;
  } catch {
    return null;
  }
}

/**
 * All that an event says was heard; empty for nothing. Browsers cut one utterance into several results (WebKit),
 * repeat in each what came before ('do', 'do kilo', 'do kilo tamatar': Android), correct a draft by the next one, or begin
 * with an empty one.
 */
export function heardText({ results }: ResultEvent): string {
  let parts: string[] = [];
  let wasDraft = false;
  for (const result of Array.from(results ?? [])) {
    const next = Array.from(result ?? []).find((one) => one?.transcript?.trim());
    if (!next) continue;
    const text = next.transcript?.trim() ?? '';
    // Android calls its drafts final, too, and is sure of none.
    const isDraft = result?.isFinal === false || next.confidence === 0;
    const last = parts.at(-1);
    const isCorrected = wasDraft && (isDraft ? growsFrom : corrects)(text, last);
    if (goesOnFrom(text, parts.join(' '))) parts = [text];
    else if (wasDraft && isDraft && goesOnFrom(last ?? '', text)) continue;
    else if (goesOnFrom(text, last) || isCorrected) {
      parts = [...parts.slice(0, -1), text];
    } else parts = [...parts, text];
    wasDraft = isDraft;
  }
  return parts.join(' ');
}

function goesOnFrom(text: string, before = ''): boolean {
  const first = splitWords(before);
  return first.length > 0 && wordsKept(text, first) === first.length;
}

/** Whether a text has at least half the words of a draft where they were; of a single word, any other one. */
function corrects(text: string, draft = ''): boolean {
  const first = splitWords(draft);
  if (first.length === 1) return splitWords(text).length === 1;
  return wordsKept(text, first) * 2 >= first.length;
}

/** Whether a draft is an earlier one that goes on, with words heard a little otherwise, or as figures. */
function growsFrom(text: string, draft = ''): boolean {
  const [words, first] = [splitWords(text), splitWords(draft)];
  const likes = first.map((word, at) => isLike(word, words[at]));
  const isEach = likes.every((like, at) => like || /^\d/.test(words[at] ?? ''));
  return words.length > first.length && isEach && likes.includes(true);
}

function isLike(word: string, other = ''): boolean {
  return other.startsWith(word) || isOneEditAway(word, other);
}

function wordsKept(text: string, before: readonly string[]): number {
  const words = splitWords(text);
  return before.filter((word, index) => word === words[index]).length;
}
