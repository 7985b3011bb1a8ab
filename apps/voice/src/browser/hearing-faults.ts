import type { VoiceFailure } from '../voice-engine';

/** How a call continues when the browser did not hear a phrase. */
export type HearingFault =
  /** The microphone cannot be used: the call ends. */
  | { readonly kind: 'call-fails'; readonly failure: VoiceFailure }
  /** Speech cannot be turned into text: the conversation continues in writing. */
  | { readonly kind: 'input-fails'; readonly failure: VoiceFailure }
  | { readonly kind: 'nothing-said' }
  /** Something else on the page, or the browser itself, wanted the microphone. */
  | { readonly kind: 'gave-way' };

const faults: Readonly<Record<string, HearingFault>> = {
  'not-allowed': { kind: 'call-fails', failure: { kind: 'microphone-blocked' } },
  'service-not-allowed': { kind: 'call-fails', failure: { kind: 'microphone-blocked' } },
  'audio-capture': { kind: 'call-fails', failure: { kind: 'no-microphone' } },
  network: { kind: 'input-fails', failure: { kind: 'no-network' } },
  'no-answer': { kind: 'input-fails', failure: { kind: 'no-speech-input' } },
  'language-not-supported': { kind: 'input-fails', failure: { kind: 'no-speech-input' } },
  'no-speech': { kind: 'nothing-said' },
  aborted: { kind: 'gave-way' },
};

/**
 * @param code the browser's own (https://webaudio.github.io/web-speech-api/#speechreco-error), or
 *   `no-answer` where it never said anything
 */
export function hearingFault(code: string): HearingFault {
  const known = Object.hasOwn(faults, code) ? faults[code] : undefined;
  return known ?? { kind: 'input-fails', failure: { kind: 'unknown', cause: code } };
}
