import { expect, it } from 'vitest';
import { readRecipe } from './read-recipe';

const json = '{"recipeName": "Aloo Boom", "instructions": "1. Mash\\n2. Fry"}';

it.each([
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['in a fence without a language, after a byte order mark', `\uFEFF\`\`\`\n${json}\n\`\`\``],
  ['in another fence', `~~~JSON\n${json}\n~~~`],
  ['amid prose', `Here is your {special}:\n${json}\nEnjoy {it}!`],
  ['with a comma too many', json.replace('}', ',}')],
  ['with a line break in a text', json.replace(String.raw`\n`, '\n')],
  ['with a comment', json.replace(', ', ', // the steps\n').replace('}', ',}')],
  ['in a list', `[${json}]`],
  ['encoded twice', JSON.stringify(json)],
  ['in an object', `{"recipe": ${json}}`],
  ['with steps in a list', json.replace(/"1[^}]+/, '["1. Mash", "2. Fry",]')],
  ['in the quotation marks of print', json.replaceAll(/"([^"]*)"/g, '“$1”')],
  ['in single ones', json.replaceAll('"', "'")],
  ['with keys of another spelling', json.replace('recipeName', 'recipe_name')],
  [
    'amid other keys',
    json.replace(', ', ', /* how */ "prep-time": "5", ').replace('}', ', "सुझाव": "",}'),
  ],
  ['in a fence without its last brace', `\`\`\`\n${json.slice(0, -1)}\n\`\`\``],
  ['in another order', '{instructions: "1. Mash\\n2. Fry", recipeName: "Aloo Boom"}'],
])('reads a recipe %s', (_, text) => {
  const value = { recipeName: 'Aloo Boom', instructions: '1. Mash\n2. Fry' };
  expect(readRecipe(text, true)).toEqual({ kind: 'answer', value, isComplete: true });
});

it.each([
  ['was cut off', json.slice(0, -8), /JSON/],
  ['has a quotation mark in a text, which may end there', json.replace('Mash', '"Mash"'), /JSON/],
  // Hangs where the patterns try every way to part the spaces.
  ['never ends', `{"recipeName": ["a"${' "a" '.repeat(9000)}"${' '.repeat(9000)}`, /JSON/],
  ['is prose', 'Here is your recipe: onion fritters.', /JSON/],
  ['is empty', '{"recipeName": " ", "instructions": ""}', /^Failed to generate a valid recipe\.$/],
])('reads none that %s, and says what to do', (_, text, message) => {
  const result = readRecipe(text, true);
  expect(result).toMatchObject({
    failure: { kind: 'unreadable', advice: expect.stringMatching(/^The answer of the AI/) },
  });
  expect(result.kind === 'failure' && result.failure.message).toMatch(message);
});
