import { readFileSync } from 'node:fs';
import { linesOf as linesIn } from '@thela/text/testing';
import { expect, it } from 'vitest';

/** `asked`: it asks back; `missed`: it makes nothing of it; `wrong`: something else than what was meant. */
export type Verdict = 'right' | 'asked' | 'missed' | 'wrong';

/** Sentences of one hand, each with what it means. The README says who wrote which, and when. */
export interface List<Expected extends unknown[]> {
  readonly name: string;
  readonly sentences: readonly (readonly [text: string, ...expected: Expected])[];
  /** At least so many are understood. */
  readonly right: number;
  /** Of the others at most so many are missed, and the rest is asked back. */
  readonly missed?: number;
}

/** The lines of a file. */
export function linesOf<Row>(file: string): readonly Row[] {
  return linesIn(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

interface Line<Expected> extends Pick<List<[Expected]>, 'right' | 'missed'> {
  readonly list?: string;
  readonly text: string;
  readonly expected: Expected;
}

/** The lists of a file: a line begins each, with its name and figures; its sentences follow. */
export function readLists<Expected>(file: string): readonly List<[Expected]>[] {
  const lists: (List<[Expected]> & { sentences: [string, Expected][] })[] = [];
  for (const { list, text, expected, ...figures } of linesOf<Line<Expected>>(file)) {
    if (list !== undefined) lists.push({ name: list, ...figures, sentences: [] });
    else lists.at(-1)?.sentences.push([text, expected]);
  }
  return lists;
}

/** Tests that each list is understood no worse than when its figures were noted, and nothing wrongly. */
export function testLists<Expected extends unknown[]>(
  lists: readonly List<Expected>[],
  verdictOn: (...sentence: [text: string, ...expected: Expected]) => Verdict | Promise<Verdict>,
): void {
  it.each(lists)(
    'nothing is understood wrongly: $name',
    { tags: ['nightly'] },
    async ({ sentences, right, missed = 0 }) => {
      const verdicts = await Promise.all(sentences.map((sentence) => verdictOn(...sentence)));
      const texts = (verdict: Verdict) =>
        sentences.filter((_, index) => verdicts[index] === verdict).map(([text]) => text);
      expect(texts('wrong')).toEqual([]);
      expect(texts('missed').length).toBeLessThanOrEqual(missed);
      expect(new Set(texts('right')).size).toBeGreaterThanOrEqual(right);
    },
  );
}
