export { useReadAloud } from './use-read-aloud';
export { useSpeechInput } from './use-speech-input';
export type { ReadAloud } from './use-read-aloud';
export type { SpeechFault, SpeechInput, SpeechInputOptions } from './use-speech-input';
