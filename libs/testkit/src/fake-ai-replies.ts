import { html, json } from './fake-server';
import type { FakeReply } from './fake-server';

export interface FakeQuestion {
  readonly model: string;
  /** The request's body, parsed; one with a `responseSchema` asks for a recipe. */
  readonly body: unknown;
  readonly key?: string | undefined;
}

interface ContentPart {
  readonly text?: string;
  readonly thought?: boolean;
}

/** Markup and script as text: a page must show it and never run it. */
const hostileText = [
  '<img src=x onerror="document.title=\'taken\'"><script>document.title = "taken"</script>',
  '[Free sample](javascript:alert(1)) **bold** ![picture](https://attacker.example/picture)',
  '\u202Ereversed\u202C \u0000 \u200F{{constructor}} ${1 + 1}',
].join('\n');

/** More than 100 KB of text. */
const longText = 'Fry the onions until they are golden. '.repeat(2800);

/**
 * What the text model may answer, as https://ai.google.dev/api/generate-content and
 * https://ai.google.dev/gemini-api/docs/troubleshooting describe it.
 */
const replies = {
  answers: (question) => candidate(question, partsOf(question, madeUp(question))),
  hostile: (question) => candidate(question, partsOf(question, hostileText)),
  long: (question) => candidate(question, partsOf(question, longText)),
  chatty: (question) => candidate(question, [{ text: 'Here is your recipe: onion fritters.' }]),
  empty: (question) => candidate(question, [{ text: '' }]),
  blocked: () => json(200, { promptFeedback: { blockReason: 'SAFETY' } }),
  unsafe: () => json(200, { candidates: [{ finishReason: 'SAFETY', index: 0 }] }),
  'cut-off': () =>
    json(200, {
      candidates: [{ content: { role: 'model' }, finishReason: 'MAX_TOKENS', index: 0 }],
    }),
  'no-candidates': () => json(200, { candidates: [] }),
  page: () => html(200, 'OK', 'Sign in to this network'),
  'bad-key': () =>
    error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'),
  forbidden: () =>
    error(
      403,
      'PERMISSION_DENIED',
      'Your API key was reported as leaked. Please use another API key.',
    ),
  // The message contains the key: it must not be passed on.
  suspended: ({ key }) =>
    error(
      403,
      'PERMISSION_DENIED',
      `Permission denied: Consumer 'api_key:${key}' has been suspended.`,
    ),
  retired: ({ model }) =>
    error(
      404,
      'NOT_FOUND',
      `models/${model} is not found for API version v1beta, or is not supported for generateContent.`,
    ),
  'too-many': () =>
    error(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota. Please try again later.'),
  broken: () => error(500, 'INTERNAL', 'An internal error has occurred. Please retry.'),
  failing: () => error(503, 'UNAVAILABLE', 'The model is overloaded. Try again later.'),
  'failing-page': () => html(502, 'Bad Gateway', 'The proxy is unwell'),
  'failing-silently': () => json(500, { error: { code: 500 } }),
} satisfies Readonly<Record<string, (question: FakeQuestion) => FakeReply>>;

/**
 * How the fake AI behaves: which reply it sends, or that it answers late (`slow`), never (`hanging`), or
 * closes the connection instead (`breaking-off`).
 */
export type FakeAiBehaviour = keyof typeof replies | 'slow' | 'hanging' | 'breaking-off';

export const fakeAiBehaviours = [
  ...(Object.keys(replies) as (keyof typeof replies)[]),
  'slow',
  'hanging',
  'breaking-off',
] as const satisfies readonly FakeAiBehaviour[];

export function fakeReply(
  behaviour: Exclude<FakeAiBehaviour, 'hanging' | 'breaking-off'>,
  question: FakeQuestion,
): FakeReply {
  if (!hasContents(question.body)) {
    return error(400, 'INVALID_ARGUMENT', 'contents is not specified');
  }
  return replies[behaviour === 'slow' ? 'answers' : behaviour](question);
}

function error(code: number, status: string, message: string): FakeReply {
  return json(code, { error: { code, message, status } });
}

function hasContents(body: unknown): boolean {
  const { contents } = (body ?? {}) as { contents?: unknown };
  return Array.isArray(contents) && contents.length > 0;
}

function madeUp({ model }: FakeQuestion): string {
  return `This is a made-up answer of ${model}: fry the onions until they are golden.`;
}

/** The text itself, or a recipe with the text as its instructions if the question asks for a recipe. */
function partsOf({ body }: FakeQuestion, text: string): ContentPart[] {
  const { generationConfig } = body as { generationConfig?: { responseSchema?: unknown } };
  if (!generationConfig?.responseSchema) return [{ text }];
  const recipe = JSON.stringify({ recipeName: 'Made-up Onion Bhaji', instructions: text });
  const middle = Math.floor(recipe.length / 2);
  return [{ text: recipe.slice(0, middle) }, { text: recipe.slice(middle) }];
}

function candidate({ model }: FakeQuestion, parts: readonly ContentPart[]): FakeReply {
  return json(200, {
    candidates: [{ content: { parts, role: 'model' }, finishReason: 'STOP', index: 0 }],
    modelVersion: model,
  });
}
