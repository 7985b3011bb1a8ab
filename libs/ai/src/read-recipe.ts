import * as v from 'valibot';
import { answer, failure, messageOf } from './result';
import type { AiResult } from './result';

/** A special made from leftovers. */
export interface Recipe {
  readonly recipeName: string;
  readonly instructions: string;
}

const filled = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== ''),
);
const recipeSchema = v.object({ recipeName: filled, instructions: filled });

/** Reads a recipe: JSON, as it was asked for, or else its two fields, wherever they stand. */
export function readRecipe(text: string, isComplete: boolean): AiResult<Recipe> {
  let parsed: unknown;
  let broken: unknown = null;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    broken = error;
  }
  // Some encode it twice.
  if (typeof parsed === 'string') return readRecipe(parsed, isComplete);
  const found = {
    recipeName: fieldIn(text, 'recipe[_ -]?name'),
    instructions: fieldIn(text, 'instructions?'),
  };
  for (const recipe of [parsed, found]) {
    if (v.is(recipeSchema, recipe)) return answer(recipe, isComplete);
  }
  return failure(
    'unreadable',
    ({ noText, broken: own, advice }) => {
      const help = isComplete ? advice.again : advice.shorter;
      if (broken) return own(messageOf(broken), help);
      return { message: noText.recipe, advice: help, detail: '' };
    },
    broken ? 'a recipe that is no JSON' : undefined,
  );
}

const STRING = String.raw`"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|“[^”]*”`;
const QUOTE = `["'“”]?`;
const LIST = String.raw`\[\s*(?:(?:${STRING})\s*(?:,\s*)?)+\]`;
const WORD = String.raw`[\p{L}\p{M}\p{N}_]+`;
/** What may follow a value; anything else tells of a quotation mark within it, where it would be cut off. */
const AFTER = String.raw`\s*(?:,\s*)?(?:(?:\/\/.*|\/\*[^*]*\*\/)\s*)?(?:\}|[\x60~]{3}|${QUOTE}${WORD}(?:[ \-]${WORD})?${QUOTE}\s*:)`;

/** The text of a field amid prose, in a fence, with a comma too many, or in the quotation marks of print. */
function fieldIn(text: string, name: string): string {
  const field = new RegExp(`${QUOTE}${name}${QUOTE}\\s*:\\s*(${LIST}|${STRING})(?=${AFTER})`, 'iu');
  const [, value = ''] = field.exec(text) ?? [];
  const strings = value.startsWith('[') ? value.match(new RegExp(STRING, 'g')) : [value];
  return (strings ?? []).map((one) => unescaped(one.slice(1, -1))).join('\n');
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '', t: '\t', b: '', f: '' };

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([\da-f]{4})|([^]))/gi, (_, code?: string, sign = '') =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (escaped[sign] ?? sign),
  );
}
