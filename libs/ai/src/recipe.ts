import { normaliseText } from '@thela/text';
import { answerLanguage } from './answer-language';
import { callModel } from './call-model';
import { delimitInput, delimiterRule } from './delimit-input';
import { foodSafetyRule } from './food-safety';
import { tooLong } from './input-limit';
import type { ModelAccess } from './model-access';
import { readRecipe } from './read-recipe';
import type { Recipe } from './read-recipe';
import type { AiResult } from './result';
import { stallData } from './stall-data';
import type { Language } from '@thela/contract';
import type { Stall } from '@thela/ledger';

const PROMPT =
  'You help an Indian street-food vendor to turn leftovers into a dish that sells. Invent one ' +
  'marketable recipe from the leftovers listed below, as a limited-time special. Answer with a JSON ' +
  'object of two strings: recipeName, a name that a menu would carry, and instructions, the steps ' +
  'one after another, each on a line of its own. Where food must be thrown away or you must ask, recipeName ' +
  `says so in a few words and instructions say why or what you ask. ${foodSafetyRule} ${delimiterRule}`;

/**
 * Asks for a recipe from leftovers (specification, section 7, call 2).
 *
 * @param question `leftovers`: what is left over, `maxInputChars` at most; `stall`: the vendor's own, which follows
 * as data
 * @param signal aborting it cancels the question
 */
export async function askForRecipe(
  question: { readonly leftovers: string; readonly stall?: Stall },
  model: ModelAccess,
  signal: AbortSignal,
): Promise<AiResult<Recipe>> {
  const refusal = tooLong(question.leftovers);
  if (refusal) return refusal;
  const call = {
    tool: 'recipe',
    body: recipeBody(question.leftovers, question.stall, model.language),
    noText: 'recipe',
    hasWordsForUnexplained: true,
  } as const;
  const result = await callModel(call, model, signal);
  return result.kind === 'answer' ? readRecipe(result.value, result.isComplete) : result;
}

export function recipeBody(leftovers: string, stall?: Stall, language?: Language) {
  // One line, as specified: a line break in what was typed is as good as a space.
  const line = normaliseText(leftovers);
  const data = `Leftovers: ${delimitInput(line)}${stallData(stall, leftovers)}`;
  return {
    contents: [
      {
        role: 'user',
        parts: [{ text: PROMPT }, { text: data + answerLanguage(language) }],
      },
    ],
    generationConfig: {
      responseMimeType: 'application/json',
      responseSchema: {
        type: 'OBJECT',
        properties: { recipeName: { type: 'STRING' }, instructions: { type: 'STRING' } },
        required: ['recipeName', 'instructions'],
      },
    },
  };
}
