// Learns the weights of `src/models` from the sentences in `examples`, by stochastic gradient (AdaGrad). The same sentences
// give the same bytes: the order is drawn from a fixed seed, and nothing runs in parallel.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '../classifier';
import type { IntentModel } from '../classifier';
import { featuresOf, PLACES } from '../features';
import { intents, isOfFood } from '../intents';
import type { Intent } from '../intents';

export interface Example {
  readonly intent: Intent;
  readonly text: string;
}

interface Row {
  readonly places: readonly number[];
  readonly intent: number;
}

const EPOCHS = 6;
const RATE = 0.3;
const DECAY = 0.000_02;
/** So much of all weights lies between the lowest and the highest level. */
const KEPT = 0.9995;
/** Weights below so many levels are zero. */
const CUT = 1.1;
/** Scores are divided by it: fitted to 200 sentences of strangers that it had not learnt: 0.75 to 0.85 means best what it says. */
const TEMPERATURE = 0.8;

const room = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What each model tells apart; the kitchen's takes all that is not of food for one. */
export const modelNames = {
  voice: (intent: Intent) => intent,
  kitchen: (intent: Intent) => (isOfFood(intent) ? intent : 'other'),
} as const;

/** The sentences of all files in `examples`, by file and line. */
export function readExamples(): readonly Example[] {
  const folder = join(room, 'examples');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Example);
}

/** Draws numbers from 0 to below `below` (linear congruence, constants of Numerical Recipes). */
function drawing(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Puts the odds of each intent into `odds`; returns what one feature counts. */
function putOdds(
  places: readonly number[],
  weights: Float64Array,
  bias: Float64Array,
  odds: Float64Array,
): number {
  const worth = 1 / Math.sqrt(Math.max(1, places.length));
  odds.set(bias);
  for (const place of places) {
    const from = place * odds.length;
    for (let intent = 0; intent < odds.length; intent += 1) {
      odds[intent]! += weights[from + intent]! * worth;
    }
  }
  const most = odds.reduce((top, score) => Math.max(top, score), -Infinity);
  let sum = 0;
  for (let intent = 0; intent < odds.length; intent += 1) {
    odds[intent] = Math.exp(odds[intent]! - most);
    sum += odds[intent]!;
  }
  for (let intent = 0; intent < odds.length; intent += 1) odds[intent]! /= sum;
  return worth;
}

/** @param nameOf the intent of the model that an intent counts as */
export function train<Name extends string>(
  examples: readonly Example[],
  nameOf: (intent: Intent) => Name,
): IntentModel<Name> {
  const names = [...new Set(intents.map(nameOf))];
  const rows = examples.map(({ intent, text }): Row => ({
    places: featuresOf(text),
    intent: names.indexOf(nameOf(intent)),
  }));
  const weights = new Float64Array(PLACES * names.length);
  const steps = new Float64Array(weights.length);
  const bias = new Float64Array(names.length);
  const biasSteps = new Float64Array(names.length);
  const odds = new Float64Array(names.length);
  const draw = drawing();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let last = rows.length - 1; last > 0; last -= 1) {
      const other = draw(last + 1);
      [rows[last], rows[other]] = [rows[other]!, rows[last]!];
    }
    for (const { places, intent: right } of rows) {
      const worth = putOdds(places, weights, bias, odds);
      odds[right]! -= 1;
      for (let intent = 0; intent < names.length; intent += 1) {
        const error = odds[intent]!;
        if (Math.abs(error) < 1e-4) continue;
        biasSteps[intent]! += error * error;
        bias[intent]! -= (RATE * error) / Math.sqrt(biasSteps[intent]! + 1e-6);
        for (const place of places) {
          const at = place * names.length + intent;
          const slope = error * worth + DECAY * weights[at]!;
          steps[at]! += slope * slope;
          weights[at]! -= (RATE * slope) / Math.sqrt(steps[at]! + 1e-4);
        }
      }
    }
  }
  return quantised(names, weights, bias);
}

/** Writes each weight as one of few levels: rounded so, they take a tenth of the bytes and tell the same. */
function quantised<Name extends string>(
  names: readonly Name[],
  weights: Float64Array,
  bias: Float64Array,
): IntentModel<Name> {
  const sizes = weights.map(Math.abs).sort();
  const step = Number((sizes[Math.floor(sizes.length * KEPT)]! / LEVELS).toPrecision(4));
  const letters = Array.from(weights, (weight) => {
    const level = Math.abs(weight) < CUT * step ? 0 : Math.round(weight / step);
    return String.fromCharCode(97 + LEVELS + Math.max(-LEVELS, Math.min(LEVELS, level)));
  });
  return {
    intents: names,
    bias: Array.from(bias, (value) => Number((value / TEMPERATURE).toFixed(3))),
    step: Number((step / TEMPERATURE).toPrecision(4)),
    weights: letters.join(''),
  };
}

/** The file of a model as it is committed. */
export function fileOf(model: IntentModel): string {
  return `${JSON.stringify(model, undefined, 1)}\n`;
}

export function pathOf(name: keyof typeof modelNames): string {
  return join(room, 'src', 'models', `${name}.json`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const examples = readExamples();
  for (const name of ['voice', 'kitchen'] as const) {
    writeFileSync(pathOf(name), fileOf(train(examples, modelNames[name])));
  }
}
