import type { Messages } from './messages';
import type { VoiceFailure } from './voice-engine';

/** What happened and what to do. */
export function failureText({ kind, detail, script }: VoiceFailure, words: Messages): string {
  const text = script ? words.noVoiceFor[script] : words.failures[kind];
  return detail ? words.withDetail(text, detail) : text;
}
