/** What the fake AI sends back. */
export interface FakeReply {
  readonly status: number;
  readonly statusText?: string;
  readonly type: 'application/json; charset=UTF-8' | 'text/html; charset=UTF-8';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One question to a model. */
export interface FakeQuestion {
  readonly model: string;
  /** The request's body, parsed; one with a `responseSchema` asks for a recipe. */
  readonly body: unknown;
  /** The key that came with it. */
  readonly key?: string | undefined;
}

interface ContentPart {
  readonly text?: string;
  readonly thought?: boolean;
}

/** Text as no model should write it, which a page must show and not obey. */
const hostileText = [
  '<img src=x onerror="document.title=\'taken\'"><script>document.title = "taken"</script>',
  '[Free sample](javascript:alert(1)) **bold** ![picture](https://attacker.example/picture)',
  '\u202Ereversed\u202C \u0000 \u200F{{constructor}} ${1 + 1}',
].join('\n');

/** More than 100 KB of text. */
const longText = 'Fry the onions until they are golden. '.repeat(2800);

/**
 * What a text model may do to a question, as https://ai.google.dev/api/generate-content and
 * https://ai.google.dev/gemini-api/docs/troubleshooting describe it.
 */
const replies = {
  answers: (question) => candidate(question, partsOf(question, madeUp(question))),
  thinking: (question) =>
    candidate(question, [
      { text: 'They have onions, so …', thought: true },
      ...partsOf(question, madeUp(question)),
    ]),
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
  // It quotes the key: who hands this on should not.
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
 * How the fake AI behaves: what it replies, or that it answers late (`slow`), never (`hanging`), or
 * hangs up without a word (`breaking-off`).
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

/** A refusal in the provider's shape. */
export function error(code: number, status: string, message: string): FakeReply {
  return json(code, { error: { code, message, status } });
}

function hasContents(body: unknown): boolean {
  const { contents } = (body ?? {}) as { contents?: unknown };
  return Array.isArray(contents) && contents.length > 0;
}

function madeUp({ model }: FakeQuestion): string {
  return `This is a made-up answer of ${model}: fry the onions until they are golden.`;
}

/** The text as it is, or as the instructions of a recipe where one is asked for. */
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

function json(status: number, body: unknown): FakeReply {
  return { status, type: 'application/json; charset=UTF-8', body: JSON.stringify(body) };
}

function html(status: number, statusText: string, title: string): FakeReply {
  const body = `<!doctype html><title>${title}</title><h1>${title}</h1>`;
  return { status, statusText, type: 'text/html; charset=UTF-8', body };
}
