import { json } from './fake-server';
import type { FakeReply } from './fake-server';

/**
 * What the voice service may answer to `POST /call/web`, in the shapes of
 * https://docs.vapi.ai/api-reference/calls/create and the framework that it is built with.
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
  'not-found': () =>
    refusal(404, 'There is no assistant with this id in your organisation.', 'Not Found'),
  failing: () => refusal(500, 'Internal server error'),
  'without-a-room': () => json(201, { id: '7f0a1c52-0000-4000-8000-000000000002' }),
  page: (): FakeReply => ({
    status: 502,
    type: 'text/html; charset=UTF-8',
    body: '<!doctype html><title>Bad Gateway</title>',
  }),
} satisfies Record<string, () => FakeReply>;

/** How the fake Vapi can behave: `hanging` never answers, `breaking-off` closes the connection. */
export type FakeVapiBehaviour = keyof typeof replies | 'hanging' | 'breaking-off';

export const fakeVapiBehaviours: readonly FakeVapiBehaviour[] = [
  ...(Object.keys(replies) as (keyof typeof replies)[]),
  'hanging',
  'breaking-off',
];

export function fakeCallReply(
  behaviour: Exclude<FakeVapiBehaviour, 'hanging' | 'breaking-off'>,
): FakeReply {
  return replies[behaviour]();
}

function refusal(statusCode: number, message: unknown, error = 'Bad Request'): FakeReply {
  return json(statusCode, { message, error, statusCode });
}
