import { linesOf } from '@thela/text/testing';
import { expect, it } from 'vitest';
import { readRecipe } from './read-recipe';
import none from './testing/no-recipes.jsonl?raw';
import recipes from './testing/recipes.jsonl?raw';

interface Row {
  readonly with: string;
  readonly text: string;
  readonly instructions?: string;
}

it.each(linesOf<Row>(recipes))(
  'reads a recipe with $with',
  ({ text, instructions = '1. Mash\n2. Fry' }) => {
    const value = { recipeName: 'Aloo Boom', instructions };
    expect(readRecipe(text, true)).toEqual({ kind: 'answer', value, isComplete: true });
  },
);

interface NoRecipe {
  readonly that: string;
  readonly text: string;
  readonly message?: string;
}

it.each<NoRecipe>([
  ...linesOf<NoRecipe>(none),
  { that: 'never ends', text: `{"recipeName": ["a"${' "a" '.repeat(9000)}"${' '.repeat(9000)}` },
  { that: 'begins again and again', text: '{"recipeName": "a"/*'.repeat(9000) },
  { that: 'is too deep', text: '{"recipeName":'.repeat(9000) },
  { that: 'is a list of lists', text: '['.repeat(9000) + ']'.repeat(9000), message: '.' },
  ...['#', '//', '/**/', '\n', '#\n', '"', '"#', '",“', '1,'].map((signs) => ({
    that: `has many ${signs}`,
    text: `{"recipeName": ["a"${signs.repeat(10_000)} x`,
  })),
])('reads none that $that, and says what to do', ({ text, message = 'JSON' }) => {
  const result = readRecipe(text, true);
  expect(result).toMatchObject({
    failure: { kind: 'unreadable', advice: expect.stringMatching(/^The answer of the AI/) },
  });
  expect(result.kind === 'failure' && result.failure.message).toMatch(new RegExp(message));
});
