import { latinDigits, splitWords } from '@thela/text';
import * as v from 'valibot';
import type { TranscriptMessage } from '../voice-engine';

const sentence = v.pipe(v.string(), v.trim(), v.minLength(1));

/** The messages that are used (specification, section 3); a transcript may be of user or assistant. */
const messageSchema = v.variant('type', [
  v.object({
    type: v.literal('transcript'),
    transcriptType: v.literal('final'),
    role: v.picklist(['user', 'assistant']),
    transcript: sentence,
  }),
  /** Where an assistant of the service's own sends final ones alone. */
  v.object({
    type: v.picklist(['transcript[transcriptType="final"]', "transcript[transcriptType='final']"]),
    role: v.picklist(['user', 'assistant']),
    transcript: sentence,
  }),
  /** The user goes on speaking. */
  v.object({
    type: v.literal('transcript'),
    transcriptType: v.literal('partial'),
    role: v.literal('user'),
  }),
  v.object({ type: v.literal('assistant-message'), message: sentence }),
  v.object({
    type: v.literal('status-update'),
    status: v.literal('ended'),
    endedReason: v.optional(v.string(), ''),
  }),
]);

export type ReadMessage =
  | { readonly type: 'line'; readonly line: TranscriptMessage }
  | { readonly type: 'ended'; readonly reason: string };

/** The service may send the end of a transcript again within this time, in ms. */
const AGAIN_MS = 3000;
/** A sentence of more words is not said twice in a row. */
const MOST_REPEATED = 3;
/** A message of an earlier turn is not later than that, in turns. */
const MOST_LATE = 4;

/**
 * Reads the messages of one call; a message may have any shape. The service may say the same in sentences and as a
 * whole, in either order: a line has what was not read before.
 *
 * @param now ms, for the time between two messages
 * @returns a reader; it returns `null` for a message without a line, and for a line that came before: of the
 *   assistant in the other kind of message, of the user with nothing said in between
 */
export function messageReader(
  now: () => number = Date.now,
): (message: unknown) => ReadMessage | null {
  const assistant = assistantReader(now);
  const user = userReader(now);
  return (message) => {
    const { output, success } = v.safeParse(messageSchema, message);
    if (!success) return null;
    if (output.type === 'status-update') return { type: 'ended', reason: output.endedReason };
    if (output.type === 'transcript' && output.transcriptType === 'partial') {
      user.goOn();
      return null;
    }
    const [role, whole] =
      'transcript' in output
        ? [output.role, output.transcript]
        : (['assistant', output.message] as const);
    const text = role === 'user' ? user.read(whole) : assistant.read(output.type, whole);
    if (!text) return null;
    (role === 'user' ? assistant : user).endTurn();
    return { type: 'line', line: { role, text } };
  };
}

function assistantReader(now: () => number) {
  /** What one kind of message has said in this turn, in so many pieces, and the other has not yet. */
  let ahead = { type: '', words: '', pieces: 0 };
  /** The same of the turns before: the whole may come when the next turn has begun. */
  let late: readonly (typeof ahead)[] = [];
  let last = { text: '', at: 0 };
  let isTurnOver = false;

  return {
    endTurn: () => {
      isTurnOver = true;
    },
    /** @returns what was not read before */
    read: (type: string, text: string): string => {
      const words = wordsOf(text);
      const before = ahead;
      const isOther = type !== before.type && before.words !== '';
      const isMessage = type === 'assistant-message' || words.split(' ').length > MOST_REPEATED;
      const isSoon = now() - last.at < AGAIN_MS;
      const isTwice = isMessage && isSoon && !isTurnOver && last.text === text;
      last = { text, at: now() };
      const isWhole = before.pieces > 1 && before.words === words;
      if (type === before.type && (isTwice || isWhole)) return '';
      const rest = isOther ? afterWords(before.words, words) : null;
      if (isOther && tells(before.words, words)) {
        ahead = { ...before, words: rest ?? '' };
        return '';
      }
      if (isOther && words.startsWith(`${before.words} `)) {
        ahead = { type, words: words.slice(before.words.length + 1), pieces: 1 };
        return textAfter(text, before.words);
      }
      const earlier = late.find((turn) => turn.type !== type && tells(turn.words, words));
      if (earlier) {
        late = late.filter((turn) => turn !== earlier);
        return '';
      }
      const goesOn = type === before.type && !isTurnOver;
      if (!goesOn && before.words) late = [...late, before].slice(-MOST_LATE);
      ahead = goesOn
        ? { type, words: `${before.words} ${words}`.trim(), pieces: before.pieces + 1 }
        : { type, words, pieces: 1 };
      isTurnOver = false;
      return text;
    },
  };
}

function userReader(now: () => number) {
  /** What the user has said, while nobody else has said anything since. */
  let pieces: readonly string[] = [];
  let lastAt = 0;
  let goesOn = false;

  return {
    endTurn: () => {
      pieces = [];
    },
    /** The user has begun to speak again, and may say the same again. */
    goOn: () => {
      goesOn = true;
    },
    /** @returns what was not read before */
    read: (text: string): string => {
      const words = wordsOf(text);
      const recent = now() - lastAt < AGAIN_MS ? pieces : [];
      const wholes = recent.map((_, index) => recent.slice(index).join(' '));
      const last = wholes.at(-1) ?? '';
      const isAgain =
        wholes.some((whole, index) => whole === words && !(goesOn && recent[index] === words)) ||
        (!goesOn && afterWords(last, words) !== null);
      const begun = wholes.find((whole) => words.startsWith(`${whole} `));
      lastAt = now();
      goesOn = false;
      const rest = begun === undefined ? text : textAfter(text, begun);
      pieces = isAgain ? recent : [...recent, wordsOf(rest)];
      return isAgain ? '' : rest;
    },
  };
}

/** What follows some words where they stand in others; `null` where they do not. */
function afterWords(said: string, words: string): string | null {
  const at = ` ${said} `.indexOf(` ${words} `);
  return at === -1 ? null : said.slice(at + words.length).trim();
}

/** Whether what was said has a message in it, or is the same in other words. */
function tells(said: string, words: string): boolean {
  return afterWords(said, words) !== null || isAlike(said, words);
}

/** Whether a sentence is the other one, written otherwise: 'ten grams' for '10 g'. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [one.split(' '), new Set(other.split(' '))];
  const shared = first.filter((word) => second.has(word)).length;
  return first.length > 3 && shared / Math.max(first.length, second.size) > 0.6;
}

function textAfter(text: string, words: string): string {
  const tokens = text.split(/\s+/);
  const count = tokens.findIndex((_, at) => wordsOf(tokens.slice(0, at).join(' ')) === words);
  return tokens.slice(Math.max(count, 0)).join(' ');
}

/** Sent again, a transcript may have other signs, digits and capitals; of signs alone they are all that there is. */
function wordsOf(text: string): string {
  return splitWords(latinDigits(text)).join(' ') || text;
}
