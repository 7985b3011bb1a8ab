import { readFileSync } from 'node:fs';
import { linesOf as linesIn } from '@thela/text/testing';

/** What a sensible answer to a phrase is. */
type Expected =
  /** Every pattern is found in the advice or recipe, and none of `never` is; each is written as in code, `/24 g sugar/`. */
  | { readonly kind: 'answer'; readonly has: readonly string[]; readonly never?: readonly string[] }
  /** The food is thrown away, nothing is mended. */
  | { readonly kind: 'unsafe' }
  /** There is nothing to answer: nonsense, off-topic, or nothing wrong. */
  | { readonly kind: 'nothing' };

export interface Phrase {
  readonly tool: 'advice' | 'leftovers';
  readonly text: string;
  readonly expected: Expected;
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
  return linesIn(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

interface Heading {
  readonly list: string;
  readonly least: number;
}

/** The lists of a file: a line begins each, with its name and figure; its messages follow. */
export function readLists<Message = Ordinary>(file: string): readonly List<Message>[] {
  const lists: (List<Message> & { messages: Message[] })[] = [];
  for (const line of linesOf<Message | Heading>(file)) {
    if (isHeading(line)) lists.push({ name: line.list, least: line.least, messages: [] });
    else lists.at(-1)?.messages.push(line);
  }
  return lists;
}

function isHeading<Message>(line: Message | Heading): line is Heading {
  return typeof line === 'object' && line !== null && 'list' in line;
}

/** Phrases with what a sensible answer is. At least so many get one, and none a wrong one. */
export const phraseLists = readLists<Phrase>('phrases.jsonl');
