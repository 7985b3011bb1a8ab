import { says } from './says';
import type { Sentence } from './sentence';
import type { SpokenIntent } from './spoken-entry';

const mostWords = 3;

/** 'Do manchurian becha': plates of something that the stall does not have. */
export function unknownDishSaid(sentence: Sentence): SpokenIntent | undefined {
  const { unknown, figures, spellings, ingredients, expenses } = sentence;
  const [first = -1] = unknown;
  const [figure] = figures;
  if (!figure || figures.length !== 1 || ingredients.length + expenses.length > 0) return undefined;
  const isOne = unknown.every((index, place) => index === first + place);
  const isCounted = figure.meaning.of === 'bare' || figure.meaning.of === 'plates';
  const isBeside = figure.to === first || first + unknown.length === figure.from;
  const isMeant =
    says(sentence, 'sold', 'add', 'back', 'written') && isOne && isCounted && isBeside;
  if (!isMeant || unknown.length === 0 || unknown.length > mostWords) return undefined;
  return { kind: 'no-such', name: unknown.map((index) => spellings[index]).join(' ') };
}
