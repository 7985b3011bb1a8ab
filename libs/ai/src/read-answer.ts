import * as v from 'valibot';

const partSchema = v.object({ text: v.optional(v.string()), thought: v.optional(v.boolean()) });

/** The fields of https://ai.google.dev/api/generate-content that are read here. */
const answerSchema = v.object({
  candidates: v.optional(
    v.array(
      v.object({
        content: v.optional(v.object({ parts: v.optional(v.array(partSchema)) })),
        finishReason: v.optional(v.string()),
      }),
    ),
  ),
  promptFeedback: v.optional(v.object({ blockReason: v.optional(v.string()) })),
});

export interface AnswerText {
  /** Empty where there is no text that may be shown. */
  readonly text: string;
  /** Whether the text ends where the model meant it to end, and was not cut off. */
  readonly isComplete: boolean;
  /** Why the answer ended or was blocked, in the provider's word; for the log. */
  readonly reason: string;
}

/** The reasons of an answer that the model itself ended. */
const completeReasons: ReadonlySet<string | undefined> = new Set([
  undefined,
  'STOP',
  'FINISH_REASON_UNSPECIFIED',
]);

/**
 * Joins the parts of the first candidate, leaving out those marked as thought. A text that was cut off
 * because it grew too long is incomplete; a blocked one counts as none.
 *
 * @param body what the provider answered, parsed as JSON
 */
export function readAnswer(body: unknown): AnswerText {
  const parsed = v.safeParse(answerSchema, body);
  if (!parsed.success) return { text: '', isComplete: false, reason: 'an answer of another shape' };
  const { candidates, promptFeedback } = parsed.output;
  const [first] = candidates ?? [];
  const parts = (first?.content?.parts ?? []).filter(({ thought }) => thought !== true);
  const text = parts.map((part) => part.text ?? '').join('');
  const finishReason = first?.finishReason;
  const reason = promptFeedback?.blockReason ?? finishReason ?? 'no candidate';
  const isComplete = completeReasons.has(finishReason);
  const isShown = !promptFeedback?.blockReason && (isComplete || finishReason === 'MAX_TOKENS');
  return { text: isShown && text.trim() !== '' ? text : '', isComplete, reason };
}

const errorSchema = v.object({
  error: v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
});

/**
 * The message of an error body, `{error: {code, message, status}}`.
 *
 * @returns `null` where the body is no JSON or holds none
 */
export function readErrorMessage(body: string): string | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), errorSchema), body);
  return parsed.success ? parsed.output.error.message : null;
}
