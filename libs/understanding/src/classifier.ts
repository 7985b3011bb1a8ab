import { featuresOf } from './features';

/** Weights of a multinomial logistic regression, as `training/train.ts` writes them. */
export interface IntentModel<Name extends string = string> {
  readonly intents: readonly Name[];
  /** Added to the score of each intent. */
  readonly bias: readonly number[];
  /** What one level of a weight is worth. */
  readonly step: number;
  /** A letter a weight, from `a`, the lowest level, on: for each place of a feature the intents in their order. */
  readonly weights: string;
}

export interface Guess<Name extends string = string> {
  readonly intent: Name;
  /** 0 to 1; of all guesses 1. */
  readonly probability: number;
}

/** Weights have so many levels below and above zero. */
export const LEVELS = 7;
const ZERO = 'a'.charCodeAt(0) + LEVELS;

/**
 * How probably a sentence has each intent, the most probable first. A sentence is so many features long that the sum is
 * divided by the root of their number.
 *
 * @example guessesFor('sambar mein namak zyada', model)[0] // { intent: 'fault_salty', probability: 0.97 }
 */
export function guessesFor<Name extends string>(
  text: string,
  { intents, bias, step, weights }: IntentModel<Name>,
): readonly Guess<Name>[] {
  const places = featuresOf(text);
  const worth = step / Math.sqrt(Math.max(1, places.length));
  const scores = intents.map((_, intent) => {
    let level = 0;
    for (const place of places) level += weights.charCodeAt(place * intents.length + intent) - ZERO;
    return (bias[intent] ?? 0) + level * worth;
  });
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return intents
    .map((intent, index) => ({ intent, probability: (odds[index] ?? 0) / all }))
    .sort((a, b) => b.probability - a.probability);
}

/** How probable a guess is; 0 where there is none of the intent. */
export function probabilityOf<Name extends string>(
  intent: Name,
  guesses: readonly Guess<Name>[],
): number {
  return guesses.find((guess) => guess.intent === intent)?.probability ?? 0;
}

/** How probable it is that one of the intents is meant that a test tells. */
export function probabilityOfAny<Name extends string>(
  guesses: readonly Guess<Name>[],
  isOne: (intent: Name) => boolean,
): number {
  return guesses
    .filter(({ intent }) => isOne(intent))
    .reduce((sum, { probability }) => sum + probability, 0);
}
