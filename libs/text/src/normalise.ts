import { BLANKS, INVISIBLE, nameKey } from './name-key';

const INVISIBLE_SAVE_JOINERS = new RegExp(
  `(?![\u200C\u200D\uFE0E\uFE0F])${INVISIBLE.source}`,
  'gu',
);
// A joiner shapes the letters or emoji beside it, a variation selector the emoji before it; elsewhere they do nothing.
const LETTER = String.raw`(?![\uFE0E\uFE0F])[\p{L}\p{M}]`;
const EMOJI = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?[\uFE0E\uFE0F]?`;
const JOINERS = new RegExp(
  `(${LETTER}[\u200C\u200D](?=[\u200C\u200D]*${LETTER})|${EMOJI}(?:\u200D${EMOJI})*)|[\u200C\u200D\uFE0E\uFE0F]`,
  'gu',
);

/** The longest text in a ledger. */
export const LONGEST_TEXT = 200;

/**
 * A text as it is stored: on one line, NFC, single spaces between words and none around them, nothing invisible.
 * Case stays, and so do joiners that shape letters or emoji.
 */
export function normaliseText(text: string): string {
  return text
    .replaceAll(INVISIBLE_SAVE_JOINERS, '')
    .replaceAll(JOINERS, '$1')
    .replaceAll(BLANKS, ' ')
    .trim()
    .normalize('NFC');
}

/** A name, or why there is none. */
export type ParsedName =
  | { readonly name: string; readonly fault?: undefined }
  | { readonly name?: undefined; readonly fault: 'missing' | 'too-long' };

/** Reads a name for forms and ledger alike: as it is stored, with something to be seen. */
export function parseName(text: string): ParsedName {
  const name = normaliseText(text);
  if (name === '') return { fault: 'missing' };
  return name.length > LONGEST_TEXT ? { fault: 'too-long' } : { name };
}

/**
 * The name, or the first of `name 2`, `name 3` … that is not among others.
 *
 * @example freeName('Dosa', ['dosa']) // 'Dosa 2'
 */
export function freeName(name: string, others: readonly string[]): string {
  const base = normaliseText(name).slice(0, LONGEST_TEXT - 6);
  const keys = new Set(others.map(nameKey));
  let free = base;
  for (let number = 2; keys.has(nameKey(free)); number += 1) free = `${base} ${number}`;
  return free;
}
