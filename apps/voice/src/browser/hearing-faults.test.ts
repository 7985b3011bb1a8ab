import { expect, it } from 'vitest';
import { hearingFault } from './call-phases';

it.each([
  { code: 'not-allowed', becomes: 'call-fails', as: 'microphone-blocked' },
  { code: 'service-not-allowed', becomes: 'call-fails', as: 'microphone-blocked' },
  { code: 'audio-capture', becomes: 'call-fails', as: 'no-microphone' },
  { code: 'network', becomes: 'input-fails', as: 'no-network' },
  { code: 'no-answer', becomes: 'input-fails', as: 'no-speech-input' },
  { code: 'language-not-supported', becomes: 'input-fails', as: 'no-speech-input' },
  { code: 'no-speech', becomes: 'nothing-said', as: undefined },
  { code: 'nomatch', becomes: 'nothing-said', as: undefined },
  { code: 'aborted', becomes: 'gave-way', as: undefined },
])('$code: $becomes as $as', ({ code, becomes, as }) => {
  const fault = hearingFault(code);
  expect(fault.kind).toBe(becomes);
  expect('failure' in fault ? fault.failure : undefined).toEqual(as && { kind: as });
});

it.each(['bad-grammar', 'constructor', ''])('an unknown code is kept for the log: "%s"', (code) => {
  expect(hearingFault(code)).toEqual({
    kind: 'input-fails',
    failure: { kind: 'unknown', cause: code },
  });
});
