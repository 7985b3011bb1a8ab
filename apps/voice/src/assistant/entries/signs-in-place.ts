import { wordSet } from '@thela/kitchen-book/words';
import type { Match, Token } from '@thela/kitchen-book/words';
import type { Figure } from './numbers-said';
import type { Sign } from './signs';

/** What a verb says stands before 'to' in 'ho gaye to'. */
const verbs: ReadonlySet<Sign> = new Set<Sign>([
  'sold',
  'gone',
  'gave',
  'took',
  'happened',
  'perhaps',
  'dearer',
  'cheaper',
  'bought',
  'paid',
  'was',
  'is',
  'set',
]);

const towards = wordSet('the my a an table');
const named: ReadonlySet<Sign> = new Set<Sign>(['price', 'last', 'count', 'total', 'today']);

/** What a word of many meanings says in its place. */
export function byPlace(
  tokens: readonly Token[],
  found: readonly Match<Sign>[],
  figures: readonly Match<Figure>[],
): readonly Match<Sign>[] {
  const isEnd = (index: number) => /^[,.]?$/.test(tokens[index] ?? '');
  // What is blank is a name; English 'the' stands before one, Hindi 'the', were, does not.
  const isBeforeName = (index: number) =>
    !isEnd(index) && found.every((sign) => sign.from !== index || named.has(sign.meaning));
  return found.map((match, place) => {
    const { from, to } = match;
    const token = tokens[from] ?? '';
    const last = found[place - 1];
    const meansIn = (): Sign => {
      if (token === 'the' && from > 0 && !isBeforeName(to)) return 'was';
      if (token === 'na' && !isEnd(to)) return 'negation';
      if (token === 'hi' && from > 0) return 'soft';
      // 'Sold to the bank'.
      const isTowards = towards.has(tokens[to] ?? '');
      const isThen = ['to', 'toh', 'tho'].includes(token) && last?.to === from && !isTowards;
      const isCondition =
        isThen && verbs.has(last.meaning) && figures.every((one) => one.from !== to);
      return isCondition ? 'condition' : match.meaning;
    };
    return to - from === 1 ? { ...match, meaning: meansIn() } : match;
  });
}
