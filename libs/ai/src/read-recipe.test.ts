import { expect, it } from 'vitest';
import { readRecipe } from './read-recipe';
import recipes from './testing/recipes.jsonl?raw';
import { linesOf } from './testing/lines-of';

interface Row {
  readonly with: string;
  readonly text: string;
  readonly instructions?: string;
}

const json = '{"recipeName": "Aloo Boom", "instructions": "1. Mash\\n2. Fry"}';

it.each(linesOf<Row>(recipes))(
  'reads a recipe with $with',
  ({ text, instructions = '1. Mash\n2. Fry' }) => {
    const value = { recipeName: 'Aloo Boom', instructions };
    expect(readRecipe(text, true)).toEqual({ kind: 'answer', value, isComplete: true });
  },
);

it.each([
  ['was cut off', json.slice(0, -8), /JSON/],
  ['was cut off behind a quotation mark', json.replace('Fry"}', '"Fry"'), /JSON/],
  ['was cut off in a list', '{"recipeName": "A", "instructions": ["1. Mash", "2. F', /JSON/],
  [
    'was cut off in a step',
    '{"recipeName": "A", "steps": [{"title": "B", "method": "C"}, {"t',
    /JSON/,
  ],
  [
    'was cut off in a key',
    '{"recipeName": "A", "steps": [{"title": "B", "method": "C"}, {"t"',
    /JSON/,
  ],
  ['lacks its first brace', '"steps": [{"title": "B", "instruction": "C"}]}', /JSON/],
  ['never ends', `{"recipeName": ["a"${' "a" '.repeat(9000)}"${' '.repeat(9000)}`, /JSON/],
  ['begins again and again', '{"recipeName": "a"/*'.repeat(9000), /JSON/],
  ['is too deep', '{"recipeName":'.repeat(9000), /JSON/],
  ['is prose', 'Here is your recipe: onion fritters.', /JSON/],
  ['is empty', '{"recipeName": " ", "instructions": ""}', /^Failed to generate a valid recipe\.$/],
  ['holds no texts', '{"recipeName": {"a": "b"}, "instructions": 8}', /^Failed to generate/],
])('reads none that %s, and says what to do', (_, text, message) => {
  const result = readRecipe(text, true);
  expect(result).toMatchObject({
    failure: { kind: 'unreadable', advice: expect.stringMatching(/^The answer of the AI/) },
  });
  expect(result.kind === 'failure' && result.failure.message).toMatch(message);
});
