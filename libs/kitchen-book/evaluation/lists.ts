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

export function saidTo(tool: Phrase['tool'], texts: readonly string[]): readonly Ordinary[] {
  return texts.map((text) => ({ tool, text }));
}

/** Messages of one hand, each once. The README says who wrote which, and when. */
export interface List<Message> {
  readonly name: string;
  readonly messages: readonly Message[];
  /** At least so many get what they should. */
  readonly least: number;
}
