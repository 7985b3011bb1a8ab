/** What the fake Vapi sends back. */
export interface FakeCallReply {
  readonly status: number;
  readonly type: 'application/json; charset=utf-8' | 'text/html; charset=utf-8';
  readonly body: string;
}

/**
 * What the voice service may do to `POST /call/web`, in the shapes of
 * https://docs.vapi.ai/api-reference/calls/create and of the framework that it is built with.
 */
const replies = {
  answers: () =>
    json(201, {
      id: '7f0a1c52-0000-4000-8000-000000000001',
      webCallUrl: 'https://fake.daily.co/a-room',
      artifactPlan: { videoRecordingEnabled: false },
      assistant: { voice: { provider: 'vapi' } },
    }),
  'key-refused': () =>
    refusal(401, 'Invalid Key. Hot tip, you may be using the private key.', 'Unauthorized'),
  forbidden: () => refusal(403, 'Forbidden resource', 'Forbidden'),
  'list-message': () =>
    refusal(400, ['assistant.voice.voiceId must be a known voice.', 'assistant.name is too long.']),
  'object-message': () =>
    refusal(400, { assistant: { voice: ['The voice Neha was retired.'] }, code: 7 }),
  failing: () => refusal(500, 'Internal server error'),
  'without-a-room': () => json(201, { id: '7f0a1c52-0000-4000-8000-000000000002' }),
  page: (): FakeCallReply => ({
    status: 502,
    type: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Bad Gateway</title>',
  }),
} satisfies Record<string, () => FakeCallReply>;

/** How the fake Vapi can behave: `hanging` never answers, `breaking-off` hangs up. */
export type FakeVapiBehaviour = keyof typeof replies | 'hanging' | 'breaking-off';

/** The names of all behaviours. */
export const fakeVapiBehaviours: readonly string[] = [
  ...Object.keys(replies),
  'hanging',
  'breaking-off',
];

/** @returns the reply of a behaviour, nothing for one that gives none */
export function fakeCallReply(behaviour: FakeVapiBehaviour): FakeCallReply | undefined {
  if (behaviour === 'hanging' || behaviour === 'breaking-off') return undefined;
  return replies[behaviour]();
}

function refusal(statusCode: number, message: unknown, error = 'Bad Request'): FakeCallReply {
  return json(statusCode, { message, error, statusCode });
}

function json(status: number, body: unknown): FakeCallReply {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
