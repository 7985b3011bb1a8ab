import { mentionsIn } from './match-words';
import type { Mention } from './match-words';
import { isDenied } from './negation';
import { measuredProblems, measuredWords } from '../data/problems';
import type { Problem } from '../data/problems';
import { wordSet } from './spoken-words';
import type { SpokenToken } from './spoken-words';

interface MeasuredProblem {
  readonly problem: Mention<Problem>;
  /** The words that it was read from. */
  readonly spent: readonly Mention<unknown>[];
}

const muchWords = wordSet(
  'zyada jyada jada ziada jyda much extra over more excess excessive adhik tez bahut bohot lots ज्यादा ज़्यादा अधिक तेज बहुत double ekkuva ekkuvaga baaga chaala chala',
);
const littleWords = wordSet(
  'kam less low lacking lacks missing forgot forgotten bhool bhul bhula little kami कम भूल takkuva takkuvaga',
);
const reach = 3;

/** True for a word of too much or too little. */
export function isOfDegree(word: SpokenToken): boolean {
  return muchWords.has(word) || littleWords.has(word);
}

function degreeNear(
  tokens: readonly SpokenToken[],
  mention: Mention<unknown>,
  startsProblem: (index: number) => boolean,
): { readonly degree: 'much' | 'little'; readonly at: Mention<true> } | undefined {
  const after = Array.from({ length: reach }, (_, step) => mention.to + step);
  const before = Array.from({ length: reach }, (_, step) => mention.from - 1 - step);
  const stops = (index: number) => tokens[index] === '.' || tokens[index] === ',';
  for (const side of [after, before]) {
    for (const index of side) {
      if (stops(index)) break;
      const word = tokens[index] ?? '';
      // In 'mirch bahut teekhi' the word speaks of the heat, not of how many.
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
 * @param isOtherWord As for `mentionsIn`.
 */
export function measuredProblemsIn(
  tokens: readonly SpokenToken[],
  startsProblem: (index: number) => boolean,
  isOtherWord: (word: SpokenToken) => boolean,
): readonly MeasuredProblem[] {
  return mentionsIn(measuredWords, tokens, isOtherWord).flatMap((mention): MeasuredProblem[] => {
    const outcomes = measuredProblems[mention.meaning];
    const degree = degreeNear(tokens, mention, startsProblem);
    if (isDenied(tokens, mention)) {
      // 'Zyada namak nahi hai' denies the excess and says nothing else.
      if (degree?.degree === 'much' || outcomes.none === undefined) return [];
      return [{ problem: { ...mention, meaning: outcomes.none }, spent: [mention] }];
    }
    const problem = degree && outcomes[degree.degree];
    if (!degree || problem === undefined) return [];
    return [{ problem: { ...mention, meaning: problem }, spent: [mention] }];
  });
}
