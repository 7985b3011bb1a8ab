import { answerLanguage } from './answer-language';
import { callModel } from './call-model';
import { delimitInput, delimiterRule } from './delimit-input';
import { foodSafetyRule } from './food-safety';
import { tooLong } from './input-limit';
import type { ModelAccess } from './model-access';
import type { AiResult } from './result';
import { stallData } from './stall-data';
import type { Language } from '@thela/contract';
import type { Stall } from '@thela/ledger';

const PERSONA =
  'You are an expert AI sous-chef for Indian street-food vendors. You are helpful and concise, and ' +
  'you understand Hinglish. Give one actionable cooking adjustment for the ingredients that the ' +
  'vendor describes, with quantities. Write plain text, without any preamble. ' +
  foodSafetyRule;

/**
 * Asks for a cooking adjustment (specification, section 7, call 1).
 *
 * @param question `text`: what the vendor says of today's ingredients, `maxInputChars` at most; `stall`: the vendor's
 * own, which follows as data
 * @param signal aborting it cancels the question
 * @returns the adjustment as plain text
 */
export async function askForAdvice(
  question: { readonly text: string; readonly stall?: Stall },
  model: ModelAccess,
  signal: AbortSignal,
): Promise<AiResult<string>> {
  return (
    tooLong(question.text) ??
    callModel(
      {
        tool: 'advice',
        body: adviceBody(question.text, question.stall, model.language),
        noText: 'advice',
      },
      model,
      signal,
    )
  );
}

export function adviceBody(text: string, stall?: Stall, language?: Language) {
  const prompt = `${PERSONA}\n\n${delimiterRule}\n\nVendor's input:\n${delimitInput(text)}`;
  const asked = prompt + stallData(stall, text) + answerLanguage(language);
  return { contents: [{ parts: [{ text: asked }] }] };
}
