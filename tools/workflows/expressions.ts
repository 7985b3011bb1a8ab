import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** What expressions can name: `{ inputs: { tool: 'profit' }, vars: {} }`. */
export type Contexts = Readonly<Record<string, unknown>>;

/**
 * Evaluates an expression of GitHub Actions.
 *
 * @param expression without `${{ }}`
 * @returns the value as JSON has it; a name that is not there is `null`
 * @throws ExpressionError when it is none
 */
export function evaluate(expression: string, contexts: Contexts): unknown {
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), []).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  const value = new Evaluator(parsed, known).evaluate();
  return JSON.parse(JSON.stringify(value, data.replacer) ?? 'null');
}

/** Replaces each `${{ expression }}` of a text by its value. */
export function fillIn(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const value = evaluate(expression, contexts);
    return typeof value === 'object' ? JSON.stringify(value ?? '').replace(/^""$/, '') : `${value}`;
  });
}

/** Whether the `if` of a job or a step holds; without one it does. */
export function holds(condition: string | undefined, contexts: Contexts): boolean {
  const inner = condition?.replace(/^\$\{\{(.*)\}\}$/, '$1');
  return inner === undefined || Boolean(evaluate(inner, contexts));
}
