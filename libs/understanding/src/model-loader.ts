import { guessesFor } from './classifier';
import type { Guess, IntentModel } from './classifier';

/** A sentence waits for the weights no longer, ms. */
const MOST_WAIT_MS = 3000;
/** After a failure nobody tries again for so long, ms: without a network each sentence would. */
const REST_MS = 30_000;
/** Nobody asks at greater length. */
const MOST_LETTERS = 400;

export interface ModelLoader<Name extends string> {
  /** Fetches the weights once; again 30 s after they could not be fetched, which is no failure. */
  readonly fetchModel: () => Promise<IntentModel<Name> | undefined>;
  /** What a sentence may mean, the most probable first; nothing while the weights cannot be had. */
  readonly guessesAt: (text: string) => Promise<readonly Guess<Name>[]>;
}

/** So probable must an intent be that a tool answers it where its rules are not sure: in itself, and of those that it knows. */
const LIKELY = { itself: 0.3, ofKnown: 0.5 };

/** The most probable intent, `other` left aside: who asks a tool for food asks of food. `undefined` where none is likely. */
export function likelyIntent<Name extends string>(
  guesses: readonly Guess<Name | 'other'>[],
): Name | undefined {
  const known = guesses.filter((guess): guess is Guess<Name> => guess.intent !== 'other');
  const all = known.reduce((sum, { probability }) => sum + probability, 0);
  const [first] = known;
  const isLikely = first && first.probability >= Math.max(LIKELY.itself, LIKELY.ofKnown * all);
  return isLikely ? first.intent : undefined;
}

/** Loads the weights of a tool when they are first asked for; a sentence waits for them up to 3 s. */
export function modelLoader<Name extends string>(
  load: () => Promise<IntentModel<Name>>,
): ModelLoader<Name> {
  let model: Promise<IntentModel<Name>> | undefined;
  let restsUntil = 0;
  const fetchModel = (): Promise<IntentModel<Name> | undefined> => {
    if (performance.now() < restsUntil) return Promise.resolve(undefined);
    model ??= load();
    return model.catch(() => {
      model = undefined;
      restsUntil = performance.now() + REST_MS;
      return undefined;
    });
  };
  return {
    fetchModel,
    guessesAt: async (text) => {
      if (text.length > MOST_LETTERS) return [];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, MOST_WAIT_MS, undefined);
      });
      const weights = await Promise.race([fetchModel(), late]);
      clearTimeout(timer);
      return weights ? guessesFor(text, weights) : [];
    },
  };
}
