import { expect, it } from 'vitest';
import { evaluate, fillIn, holds } from './expressions';

const contexts = {
  vars: { TARGET: 's3://site/thela' },
  inputs: {},
  needs: { plan: { outputs: { tools: '["profit","voice"]' } } },
};

it.each([
  ["startsWith(vars.TARGET, 's3://')", true],
  ["inputs.audience || '10'", '10'],
  ['fromJSON(needs.plan.outputs.tools)', ['profit', 'voice']],
  ['vars.NOTHING', null],
])('%s has its value', (expression, value) => {
  expect(evaluate(expression, contexts)).toEqual(value);
});

it('fills values into a text, and nothing for a name that is not there', () => {
  const text = 'to ${{ vars.TARGET }}${{ inputs.tool }}/$HOME';
  expect(fillIn(text, contexts)).toBe('to s3://site/thela/$HOME');
});

it.each([
  [undefined, true],
  ["needs.plan.outputs.tools != '[]'", true],
  ["${{ needs.plan.outputs.tools == '[]' }}", false],
])('the condition %s', (condition, isMet) => {
  expect(holds(condition, contexts)).toBe(isMet);
});

it('refuses a context that there is not', () => {
  expect(() => evaluate('nothing.here', contexts)).toThrow('Unrecognized named-value');
});
