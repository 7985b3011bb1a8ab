import { describe, expect, it } from 'vitest';
import { fileOf, modelNames, pathOf, readExamples, train } from './training/train';
import { readFileSync } from 'node:fs';
import { guessesFor } from './classifier';
import { kitchenModel } from './models/kitchen';
import { voiceModel } from './models/voice';

describe('what a sentence means', () => {
  it.each([
    ['rasam me namak bahut zyada', 'fault_salty'],
    ['రసంలో ఉప్పు బాగా ఎక్కువైంది', 'fault_salty'],
    ['रसम में नमक बहुत ज़्यादा', 'fault_salty'],
    ['rasam lo uppu baga ekkuvaindi', 'fault_salty'],
    ['the rasam has far too much salt', 'fault_salty'],
  ])('is told in any script: %s', (text, intent) => {
    for (const model of [voiceModel, kitchenModel]) {
      expect(guessesFor<string>(text, model)[0]).toMatchObject({ intent });
    }
  });

  it('is as probable as all guesses together are certain, for any text', () => {
    for (const text of ['', '😀', 'x'.repeat(400), '12 34', 'दो चाय']) {
      const guesses = guessesFor(text, voiceModel);
      expect(guesses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
      expect(guesses.map(({ probability }) => probability)).toEqual(
        guesses.map(({ probability }) => probability).toSorted((a, b) => b - a),
      );
    }
  });

  it('is not known of a sentence of no food to the kitchen', () => {
    expect(guessesFor('yesterday 40 chai sold', kitchenModel)[0]).toMatchObject({
      intent: 'other',
    });
  });
});

it.each(['voice', 'kitchen'] as const)(
  'the committed weights are those of the committed examples: %s',
  { tags: ['nightly'], timeout: 600_000 },
  (name) => {
    expect(fileOf(train<string>(readExamples(), modelNames[name]))).toBe(
      readFileSync(pathOf(name), 'utf8'),
    );
  },
);
