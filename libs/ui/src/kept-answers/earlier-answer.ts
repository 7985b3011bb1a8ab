import type { Language } from '@thela/language';

/** What the vendor said of an answer; `null` before they said anything. */
export type Verdict = 'helped' | 'did-not-help' | null;

export interface EarlierAnswer {
  readonly id: string;
  /** ms since 1970 */
  readonly at: number;
  readonly question: string;
  readonly heading: string;
  readonly text: string;
  /** Who gave it, the text model or the kitchen book. */
  readonly source: 'model' | 'book';
  readonly isComplete: boolean;
  readonly language: Language;
  readonly verdict: Verdict;
}

export const shortDay = { day: 'numeric', month: 'long' } as const;
