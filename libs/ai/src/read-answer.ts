import * as v from 'valibot';

const partSchema = v.object({ text: v.optional(v.string()), thought: v.optional(v.boolean()) });

/** As much of https://ai.google.dev/api/generate-content as is looked at. */
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

/** The text of an answer; empty where there is none, and then why, in the provider's word. */
export interface AnswerText {
  readonly text: string;
  readonly reason: string;
}

/** Those of an answer that was neither cut off nor stopped. */
const wholeReasons: ReadonlySet<string | undefined> = new Set([
  undefined,
  'STOP',
  'FINISH_REASON_UNSPECIFIED',
]);

/**
 * Joins the parts of the first candidate, leaving out those marked as thought. An answer that
 * was cut off or stopped counts as none.
 *
 * @param body what the provider answered, parsed as JSON
 */
export function readAnswer(body: unknown): AnswerText {
  const parsed = v.safeParse(answerSchema, body);
  if (!parsed.success) return { text: '', reason: 'an answer of another shape' };
  const { candidates, promptFeedback } = parsed.output;
  const [first] = candidates ?? [];
  const parts = (first?.content?.parts ?? []).filter(({ thought }) => thought !== true);
  const text = parts.map((part) => part.text ?? '').join('');
  const reason = promptFeedback?.blockReason ?? first?.finishReason ?? 'no candidate';
  // Half a cooking step is worse than none.
  const isWhole = !promptFeedback?.blockReason && wholeReasons.has(first?.finishReason);
  return { text: isWhole && text.trim() !== '' ? text : '', reason };
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
