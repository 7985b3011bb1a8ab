import { useMessages } from './messages';

/** Says where the sound goes, before anyone uses the microphone. */
export function MicrophoneNote() {
  return <p className="max-w-text text-sm text-ink-soft">{useMessages().microphone}</p>;
}
