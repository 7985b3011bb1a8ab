import { findMatches, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import { isNegated } from './negation';
import { measuredProblems, measuredWords } from '../data/problems';
import type { Problem } from '../data/problems';

interface MeasuredProblem {
  readonly problem: Match<Problem>;
  /** The words that it was read from. */
  readonly spent: readonly Match<unknown>[];
}

const muchWords = wordSet(
  'zyada jyada jada ziada jyda much extra over more excess excessive adhik tez bahut bohot lots ज्यादा ज़्यादा अधिक तेज बहुत double ekkuva ekkuvaga baaga chaala chala',
);
const littleWords = wordSet(
  'kam less low lacking lacks missing forgot forgotten bhool bhul bhula little kami कम भूल takkuva takkuvaga',
);
const reach = 3;

/** True for a word of too much or too little. */
export function isDegreeWord(word: Token): boolean {
  return muchWords.has(word) || littleWords.has(word);
}

function degreeNear(
  tokens: readonly Token[],
  match: Match<unknown>,
  startsProblem: (index: number) => boolean,
): { readonly degree: 'much' | 'little'; readonly at: Match<true> } | undefined {
  const after = Array.from({ length: reach }, (_, step) => match.to + step);
  const before = Array.from({ length: reach }, (_, step) => match.from - 1 - step);
  const stops = (index: number) => tokens[index] === '.' || tokens[index] === ',';
  for (const side of [after, before]) {
    for (const index of side) {
      if (stops(index)) break;
      const word = tokens[index] ?? '';
      // In 'mirch bahut teekhi' the word 'bahut' belongs to 'teekhi', not to the number of chillies.
      if (startsProblem(index + 1)) continue;
      const at = { meaning: true, from: index, to: index + 1 } as const;
      if (littleWords.has(word)) return { degree: 'little', at };
      if (muchWords.has(word)) return { degree: 'much', at };
    }
  }
  return undefined;
}

/**
 * Finds problems that are told as too much, too little or none of a thing: 'namak zyada', 'no taste',
 * 'khamir nahi utha'.
 *
 * @param startsProblem Says where a problem that has a word of its own begins.
 * @param isOtherWord As for `findMatches`.
 */
export function measuredProblemsIn(
  tokens: readonly Token[],
  startsProblem: (index: number) => boolean,
  isOtherWord: (word: Token) => boolean,
): readonly MeasuredProblem[] {
  return findMatches(measuredWords, tokens, isOtherWord).flatMap((match): MeasuredProblem[] => {
    const outcomes = measuredProblems[match.meaning];
    const degree = degreeNear(tokens, match, startsProblem);
    if (isNegated(tokens, match)) {
      // 'Zyada namak nahi hai' only says that there is not too much.
      if (degree?.degree === 'much' || outcomes.none === undefined) return [];
      return [{ problem: { ...match, meaning: outcomes.none }, spent: [match] }];
    }
    const problem = degree && outcomes[degree.degree];
    if (!degree || problem === undefined) return [];
    return [{ problem: { ...match, meaning: problem }, spent: [match] }];
  });
}
