import { visibleText } from '@thela/text';
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

/** The answer in a body: JSON, or the events of a stream, whose pieces come as a list. */
export function parseBody(body: string): unknown {
  const events = body.match(/(?<=^data:).*/gm);
  const isStream = events && /^\s*(?:data|event|id|:)/.test(body);
  if (!isStream) return JSON.parse(body);
  return events.filter((event) => event.trim() !== '[DONE]').map((event) => JSON.parse(event));
}

const hasText = ({ text: shown }: { readonly text: string }) => visibleText(shown).trim() !== '';

/**
 * Joins the parts of the first candidate that has text, leaving out those marked as thought. A text that was cut
 * off because it grew too long is incomplete; a blocked one counts as none.
 *
 * @param body what the provider answered, parsed as JSON; a list holds the pieces of a stream
 */
export function readAnswer(body: unknown): AnswerText {
  const parsed = v.safeParse(v.union([v.array(answerSchema), answerSchema]), body);
  if (!parsed.success) return { text: '', isComplete: false, reason: 'an answer of another shape' };
  const isStream = Array.isArray(parsed.output);
  const pieces = [parsed.output].flat();
  const blockReason = pieces.find(({ promptFeedback }) => promptFeedback.blockReason)
    ?.promptFeedback.blockReason;
  const read = isStream
    ? [joined(pieces.flatMap(({ candidates }) => candidates.slice(0, 1)))]
    : pieces.flatMap(({ candidates }) => candidates.map((candidate) => joined([candidate])));
  const first = read.find(hasText) ?? read[0];
  const reason = blockReason ?? first?.finishReason ?? 'no candidate';
  // The last piece of a stream says why it is the last.
  const isComplete = (first?.finishReason ?? (isStream ? '' : 'STOP')) === 'STOP';
  const isShown =
    !blockReason && (isComplete || ['MAX_TOKENS', undefined].includes(first?.finishReason));
  return { text: first && isShown && hasText(first) ? first.text : '', isComplete, reason };
}

function joined(pieces: readonly v.InferOutput<typeof candidateSchema>[]) {
  const parts = pieces.flatMap(({ content }) => content.parts);
  return {
    finishReason: pieces.findLast(({ finishReason }) => finishReason)?.finishReason,
    text: parts.map((part) => (part.thought === true ? '' : (part.text ?? ''))).join(''),
  };
}

const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.array(v.fallback(v.union([schema, v.null()]), null)), []);
const detailSchema = v.object({
  retryDelay: text,
  violations: listOf(v.object({ quotaId: text })),
});
const faultSchema = v.looseObject({ details: listOf(detailSchema) });

interface Fault {
  readonly message: string;
  readonly details: v.InferOutput<typeof faultSchema>['details'];
}

/** Longer words would hide what to do, which stands below them. */
const MOST_LETTERS = 800;

/** What is wrong, wherever it stands: gateways wrap the provider's body, some as a text of JSON. */
function faultIn(value: unknown, depth = 0): Fault | null {
  if (depth > 5) return null;
  const inner = (one: unknown) => faultIn(one, depth + 1);
  if (Array.isArray(value)) return inner(value[0]);
  if (typeof value === 'string') {
    const message = value.trim();
    const cut = message.length > MOST_LETTERS ? `${message.slice(0, MOST_LETTERS)}…` : message;
    return inner(jsonIn(message)) ?? (message ? { message: cut, details: [] } : null);
  }
  const { output, success } = v.safeParse(faultSchema, value);
  if (!success) return null;
  const { error, message, msg, details } = output;
  const fault = inner(error) ?? inner(message) ?? inner(msg);
  return details.length > 0 ? { message: fault?.message ?? '', details } : fault;
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

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

/** The provider counts days by the Pacific, where they begin at 8:00 UTC, in summer at 7:00. */
function untilNextDayMs(): number {
  const dayMs = 24 * 3_600_000;
  return dayMs - ((Date.now() - dayMs / 3) % dayMs);
}

/**
 * Reads an error body, `{error: {code, message, status, details}}`, also wrapped, or of what stands before the model.
 *
 * @returns `message`: empty where the body is no JSON or holds none; `retryAfterMs`: how long the model asks to
 *   wait (https://ai.google.dev/gemini-api/docs/troubleshooting), in ms, 0 where it says nothing
 */
export function readError(body: string): {
  readonly message: string;
  readonly retryAfterMs: number;
} {
  const { message, details } = faultIn(jsonIn(body)) ?? { message: '', details: [] };
  const delays = details.map((one) => durationMs(one?.retryDelay ?? ''));
  const asked = delays.find(Boolean) ?? durationMs(SOON.exec(message)?.[1] ?? '');
  // Beside a quota of the day it says some seconds, too.
  const quotas = details.flatMap((one) => one?.violations ?? []);
  const isOfDay = quotas.some((quota) => /PerDay/i.test(quota?.quotaId ?? ''));
  return { message, retryAfterMs: isOfDay ? Math.max(asked, untilNextDayMs()) : asked };
}

const CODE = v.pipe(v.number(), v.minValue(400), v.maxValue(599));
const errorSchema = v.object({ error: v.object({ code: v.fallback(CODE, 502) }) });

/** The status of an error that came as an answer; 0 for an answer. */
export function statusOfError(body: string): number {
  const [first] = [jsonIn(body)].flat();
  const parsed = v.safeParse(errorSchema, first);
  return parsed.success ? parsed.output.error.code : 0;
}
