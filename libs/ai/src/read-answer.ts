import * as v from 'valibot';

/** A field of another type counts as absent, so that the rest can be read. */
const text = v.fallback(v.optional(v.string()), undefined);
const partSchema = v.object({ text, thought: v.fallback(v.optional(v.boolean()), undefined) });
const contentSchema = v.object({ parts: v.fallback(v.array(v.fallback(partSchema, {})), []) });
/** In the provider's word, in capitals. */
const reasonSchema = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.toUpperCase(),
      v.transform((reason) => (/^$|UNSPECIFIED$/.test(reason) ? undefined : reason)),
    ),
  ),
  undefined,
);
const candidateSchema = v.object({
  content: v.fallback(contentSchema, { parts: [] }),
  finishReason: reasonSchema,
});

/** The fields of https://ai.google.dev/api/generate-content that are read here. */
const answerSchema = v.object({
  candidates: v.fallback(
    v.array(v.fallback(candidateSchema, { content: { parts: [] }, finishReason: undefined })),
    [],
  ),
  promptFeedback: v.fallback(v.object({ blockReason: reasonSchema }), {}),
});

export interface AnswerText {
  /** Empty where there is no text that may be shown. */
  readonly text: string;
  /** Whether the text ends where the model meant it to end, and was not cut off. */
  readonly isComplete: boolean;
  /** Why the answer ended or was blocked, in the provider's word. */
  readonly reason: string;
}

/**
 * Joins the parts of the first candidate that has text, leaving out those marked as thought. A text that was cut
 * off because it grew too long is incomplete; a blocked one counts as none.
 *
 * @param body what the provider answered, parsed as JSON
 */
export function readAnswer(body: unknown): AnswerText {
  const parsed = v.safeParse(answerSchema, body);
  if (!parsed.success) return { text: '', isComplete: false, reason: 'an answer of another shape' };
  const { candidates, promptFeedback } = parsed.output;
  const read = candidates.map(({ content, finishReason }) => {
    const parts = content.parts.filter(({ thought }) => thought !== true);
    return { finishReason, text: parts.map((part) => part.text ?? '').join('') };
  });
  const first = read.find((candidate) => candidate.text.trim() !== '') ?? read[0];
  const reason = promptFeedback.blockReason ?? first?.finishReason ?? 'no candidate';
  const isComplete = (first?.finishReason ?? 'STOP') === 'STOP';
  const isShown =
    !promptFeedback.blockReason && (isComplete || first?.finishReason === 'MAX_TOKENS');
  return { text: isShown && first?.text.trim() ? first.text : '', isComplete, reason };
}

const faultSchema = v.object({
  message: v.fallback(v.pipe(v.string(), v.trim()), ''),
  details: v.fallback(v.array(v.fallback(v.object({ retryDelay: text }), {})), []),
});
const errorSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.transform((body) => (Array.isArray(body) ? (body[0] as unknown) : body)),
  v.union([
    v.pipe(
      v.object({ error: faultSchema }),
      v.transform(({ error }) => error),
    ),
    v.pipe(
      v.object({ error: v.string() }),
      v.transform(({ error }) => ({ message: error.trim(), details: [] })),
    ),
    faultSchema,
  ]),
);

const DURATION = String.raw`[\d.]+ ?(?:ms|h(?:ours?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)(?![a-z]) ?`;
const SOON = new RegExp(`try (?:again )?(?:in|after) ((?:${DURATION})+)`, 'i');
const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** @example durationMs('1m2.5s') // 62500 */
function durationMs(words: string): number {
  return [...words.toLowerCase().matchAll(/([\d.]+) ?(ms|h|m|s)/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (UNIT_MS[unit] ?? 0),
    0,
  );
}

/**
 * Reads an error body, `{error: {code, message, status, details}}`, also in a list, or of what stands before the model.
 *
 * @returns `message`: empty where the body is no JSON or holds none; `retryAfterMs`: how long the model asks to
 *   wait (https://ai.google.dev/gemini-api/docs/troubleshooting), in ms, 0 where it says nothing
 */
export function readError(body: string): {
  readonly message: string;
  readonly retryAfterMs: number;
} {
  const parsed = v.safeParse(errorSchema, body);
  if (!parsed.success) return { message: '', retryAfterMs: 0 };
  const { message, details } = parsed.output;
  const delays = details.map(({ retryDelay = '' }) => durationMs(retryDelay));
  const retryAfterMs = delays.find(Boolean) ?? durationMs(SOON.exec(message)?.[1] ?? '');
  return { message, retryAfterMs };
}
