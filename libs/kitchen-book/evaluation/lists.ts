import { readFileSync } from 'node:fs';

/** What a sensible answer to a phrase is. */
type Expected =
  /** Every pattern is found in the advice or recipe; none of `never` is. */
  | { readonly kind: 'answer'; readonly has: readonly RegExp[]; readonly never?: readonly RegExp[] }
  /** The food is thrown away, nothing is mended. */
  | { readonly kind: 'unsafe' }
  /** There is nothing to answer: nonsense, off-topic, or nothing wrong. */
  | { readonly kind: 'nothing' };

export interface Phrase {
  readonly tool: 'advice' | 'leftovers';
  readonly text: string;
  readonly expected: Expected;
}

export function advice(text: string, has: readonly RegExp[], never?: readonly RegExp[]): Phrase {
  const expected = never
    ? { kind: 'answer' as const, has, never }
    : { kind: 'answer' as const, has };
  return { tool: 'advice', text, expected };
}

export function special(text: string, has: readonly RegExp[], never?: readonly RegExp[]): Phrase {
  return { ...advice(text, has, never), tool: 'leftovers' };
}

export function unsafe(tool: Phrase['tool'], text: string): Phrase {
  return { tool, text, expected: { kind: 'unsafe' } };
}

export function nothing(tool: Phrase['tool'], text: string): Phrase {
  return { tool, text, expected: { kind: 'nothing' } };
}

/** A message that must be answered, whatever the answer is. */
export type Ordinary = Pick<Phrase, 'tool' | 'text'>;

/** Messages of one hand, each once. The README says who wrote which, and when. */
export interface List<Message> {
  readonly name: string;
  readonly messages: readonly Message[];
  /** At least so many get what they should. */
  readonly least: number;
}

/** The lines of a file. */
export function linesOf<Line>(file: string): readonly Line[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

interface Heading {
  readonly list?: string;
  readonly least: number;
}

/** The lists of a file: a line begins each, with its name and figure; its messages follow. */
export function readLists(file: string): readonly List<Ordinary>[] {
  const lists: (List<Ordinary> & { messages: Ordinary[] })[] = [];
  for (const { list, least, ...message } of linesOf<Ordinary & Heading>(file)) {
    if (list !== undefined) lists.push({ name: list, least, messages: [] });
    else lists.at(-1)?.messages.push(message);
  }
  return lists;
}
