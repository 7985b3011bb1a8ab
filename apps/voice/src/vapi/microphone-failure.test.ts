import { describe, expect, it } from 'vitest';
import { microphoneFailure } from './microphone-failure';

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
  });
});
