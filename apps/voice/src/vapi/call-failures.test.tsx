import { describe, expect, it, vi } from 'vitest';
import { callFailure, loadFailure, microphoneFailure, silenceFailure } from './call-failures';

const CREATION = 'web-call-creation';
const JOIN = 'daily-call-join';

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

/** As the SDK hands on a fatal error of Daily. */
function daily(type: string, details?: unknown) {
  const error = { type, msg: 'words of Daily', details };
  return { type: 'daily-error', error: { message: error, action: 'error', errorMsg: 'x', error } };
}

/** As the SDK hands on an answer of the service whose status is not 2xx. */
function refusal(body: unknown) {
  return { type: 'start-method-error', stage: 'unknown', error: { message: body, error: body } };
}

describe('a fatal error of a call', () => {
  it.each([
    ['ejected', 'ejected'],
    ['exp-room', 'room-expired'],
    ['exp-token', 'token-expired'],
    ['meeting-full', 'meeting-full'],
    ['not-allowed', 'not-allowed'],
    ['no-room', 'no-room'],
    ['connection-error', 'connection-lost'],
    ['end-of-life', 'end-of-life'],
    ['something-new', 'unknown'],
  ])('%s is %s', (type, kind) => {
    const cause = new Error('daily-error: x', { cause: daily(type) });
    expect(callFailure(daily(type), '')).toEqual({ kind, cause });
  });

  it('is known by its type while joining, too', () => {
    const error = { type: 'daily-call-join-error', error: { message: '{}', type: 'exp-room' } };
    expect(callFailure(error, JOIN)?.kind).toBe('room-expired');
  });

  it.each([
    { type: 'daily-call-join-error', error: { message: 'no' } },
    { type: 'start-method-error', error: { message: 'No room URL has been provided' } },
  ])('without a known type is a refusal to join: %j', (error) => {
    expect(callFailure(error, JOIN)?.kind).toBe('join-refused');
  });

  it('of loading the call program is told from a lost connection', () => {
    const error = daily('connection-error', { on: 'load', sourceError: {} });
    expect(callFailure(error, JOIN)?.kind).toBe('call-program-unreachable');
    goOffline();
    expect(callFailure(error, JOIN)?.kind).toBe('no-network');
  });
});

describe('a refusal of the service', () => {
  it.each([
    { statusCode: 401, message: 'Invalid Key.', error: 'Unauthorized' },
    { statusCode: 403, message: ['Key is not allowed'] },
    { message: 'Forbidden resource', error: 'Forbidden' },
  ])('is about the key: %j', (body) => {
    const failure = callFailure(refusal(body), CREATION);
    expect(failure).toEqual({ kind: 'key-refused', cause: expect.any(Error) as Error });
    expect(failure?.cause).toMatchObject({ cause: refusal(body) });
  });

  it.each([
    [{ statusCode: 400, message: 'Bad voice', error: 'Bad Request' }, 'Bad voice'],
    [{ statusCode: 400, message: ['Bad voice.', 'Bad model.'] }, 'Bad voice. Bad model.'],
    [{ statusCode: 400, message: { assistant: { voice: ['is unknown'] } } }, 'is unknown'],
    [{ statusCode: 400, message: { message: 'Bad voice', code: 7 } }, 'Bad voice'],
    [{ statusCode: 500, error: 'Internal Server Error' }, 'Internal Server Error'],
    [{ error: { message: 'Out of credits' } }, 'Out of credits'],
    [{ message: 'x'.repeat(900) }, `${'x'.repeat(299)}…`],
    [{}, undefined],
    [new SyntaxError('Unexpected token <'), undefined],
    [null, undefined],
  ])('%j is told as: %s', (body, detail) => {
    const failure = callFailure(refusal(body), CREATION);
    expect(failure?.kind).toBe('call-refused');
    expect(failure?.detail).toBe(detail);
  });

  it('is told from a network that is not there', () => {
    const error = { message: 'Failed to fetch', name: 'TypeError' };
    expect(callFailure({ type: 'start-method-error', error }, CREATION)?.kind).toBe('no-network');
    expect(callFailure({ type: 'start-method-error', error }, '')?.kind).toBe('unknown');
  });
});

it('without an assistant the SDK’s own words are told', () => {
  const message = 'Assistant or Squad or Workflow must be provided.';
  const error = { type: 'validation-error', error: { message, name: 'Error' } };
  expect(callFailure(error, '')).toMatchObject({ kind: 'call-refused', detail: message });
});

it.each([
  'video-recording-setup-error',
  'audio-observer-setup-error',
  'audio-processing-setup-error',
  'audio-processor-recovery-error',
])('a call goes on after a %s', (type) => {
  expect(callFailure({ type, error: { message: 'KrispInitError' } }, '')).toBeNull();
});

it.each([undefined, null, 'no', 7, { error: 7 }])('makes something of %j', (error) => {
  const cause = expect.any(Error) as Error;
  expect(callFailure(error, '')).toEqual({ kind: 'unknown', cause });
});

it('knows when the assistant only cannot be heard', () => {
  const error = { type: 'audio-start-failed', error: { message: 'play() was refused' } };
  const cause = new Error('audio-start-failed: play() was refused', { cause: error });
  expect(silenceFailure(error)).toEqual({ kind: 'unknown', cause });
  expect(silenceFailure(daily('ejected'))).toBeNull();
});

it('an SDK that does not load is out of reach, or there is no network', () => {
  const cause = new Error('gone');
  expect(loadFailure(cause)).toEqual({ kind: 'call-program-unreachable', cause });
  goOffline();
  expect(loadFailure(cause)).toEqual({ kind: 'no-network', cause });
});

describe('a microphone', () => {
  const failing = (type: string, errorMsg?: unknown) => ({
    type: 'camera-error',
    error: { message: 'x', action: 'camera-error', errorMsg, error: { type } },
  });

  it.each([
    [failing('permissions'), 'microphone-blocked'],
    [failing('', { errorMsg: 'not allowed', audioOk: false }), 'microphone-blocked'],
    [failing('', 'NotAllowedError'), 'microphone-blocked'],
    [failing('not-found', { errorMsg: 'devices error', audioOk: false }), 'no-microphone'],
    [failing('mic-in-use'), 'no-microphone'],
    [undefined, 'no-microphone'],
  ])('%j is %s', (error, kind) => {
    expect(microphoneFailure(error)).toEqual({ kind, cause: expect.any(Error) as Error });
  });

  it('may work where only the camera does not', () => {
    const errorMsg = { errorMsg: 'devices error', audioOk: true, videoOk: false };
    expect(microphoneFailure(failing('not-found', errorMsg))).toBeNull();
    expect(microphoneFailure(failing('cam-in-use', 'in use'))).toBeNull();
  });
});
