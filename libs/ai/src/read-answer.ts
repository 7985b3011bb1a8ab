import * as v from 'valibot';

/** A field of another type counts as absent, so that the rest can be read. */
const text = v.fallback(v.optional(v.string()), undefined);
const partSchema = v.object({ text, thought: v.fallback(v.optional(v.boolean()), undefined) });
const contentSchema = v.object({ parts: v.fallback(v.array(v.fallback(partSchema, {})), []) });
const candidateSchema = v.object({
  content: v.fallback(contentSchema, { parts: [] }),
  finishReason: text,
});

/** The fields of https://ai.google.dev/api/generate-content that are read here. */
const answerSchema = v.object({
  candidates: v.fallback(v.array(candidateSchema), []),
  promptFeedback: v.fallback(v.object({ blockReason: text }), {}),
});

export interface AnswerText {
  /** Empty where there is no text that may be shown. */
  readonly text: string;
  /** Whether the text ends where the model meant it to end, and was not cut off. */
  readonly isComplete: boolean;
  /** Why the answer ended or was blocked, in the provider's word. */
  readonly reason: string;
}

/** The reasons of an answer that the model itself ended. */
const completeReasons: ReadonlySet<string | undefined> = new Set([
  undefined,
  'STOP',
  'FINISH_REASON_UNSPECIFIED',
]);

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
  const isComplete = completeReasons.has(first?.finishReason);
  const isShown =
    !promptFeedback.blockReason && (isComplete || first?.finishReason === 'MAX_TOKENS');
  return { text: isShown && first?.text.trim() ? first.text : '', isComplete, reason };
}

const errorSchema = v.object({
  error: v.object({
    message: v.fallback(v.pipe(v.string(), v.trim()), ''),
    details: v.fallback(v.array(v.fallback(v.object({ retryDelay: text }), {})), []),
  }),
});

/**
 * Reads an error body, `{error: {code, message, status, details}}`.
 *
 * @returns `message`: empty where the body is no JSON or holds none; `retryAfterMs`: how long the model asks to
 *   wait (https://ai.google.dev/gemini-api/docs/troubleshooting), in ms, 0 where it says nothing
 */
export function readError(body: string): {
  readonly message: string;
  readonly retryAfterMs: number;
} {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), errorSchema), body);
  if (!parsed.success) return { message: '', retryAfterMs: 0 };
  const { message, details } = parsed.output.error;
  const [, seconds = 0] =
    details.map(({ retryDelay = '' }) => /^([\d.]+)s$/.exec(retryDelay)).find(Boolean) ??
    /retry (?:in|after) (\d+(?:\.\d+)?) ?s/i.exec(message) ??
    [];
  return { message, retryAfterMs: Number(seconds) * 1000 };
}
