import type { QuestionKind } from './question.ts';

/**
 * Tokens that a model may think before it answers. Gemini counts thoughts against `maxOutputTokens`, and
 * bills them: a limit that fits the answer alone gives `MAX_TOKENS` and no text
 * (https://github.com/googleapis/python-genai/issues/2062). Flash models think 900 to 8,000 tokens about
 * questions as short as ours, and less where the limit leaves less.
 */
export const THINKING_TOKENS = 8192;

/**
 * Tokens of the longest good answer, twice over. An English word takes 1.3 tokens, one in Devanagari or Telugu
 * up to 4.
 */
const ANSWER_TOKENS: Readonly<Record<QuestionKind, number>> = {
  // One adjustment with its quantities: 200 words.
  advice: 2048,
  // The next turn of a conversation that is read aloud: no longer than an adjustment.
  reply: 2048,
  // JSON of a name and about 12 steps: 500 words.
  recipe: 4096,
  // Four topics, and a point for each of 100 rows. Flash models write a few hundred tokens a second, so
  // far more would not arrive within the timeout of 25 s.
  strategy: 8192,
};

/**
 * `maxOutputTokens` of each kind of question, in tokens: thoughts and answer together. Without it one call may
 * cost 65,536 tokens, the maximum of the models. A model with a maximum below these figures may refuse
 * them; none that is still served has one.
 */
export const MAX_OUTPUT_TOKENS: Readonly<Record<QuestionKind, number>> = {
  advice: THINKING_TOKENS + ANSWER_TOKENS.advice,
  reply: THINKING_TOKENS + ANSWER_TOKENS.reply,
  recipe: THINKING_TOKENS + ANSWER_TOKENS.recipe,
  strategy: THINKING_TOKENS + ANSWER_TOKENS.strategy,
};
