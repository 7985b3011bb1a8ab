export { hearOnce } from './hear-once';
export { readAloud } from './read-aloud';
export { findRecognition, microphonePermission } from './recognition';
export { useReadAloud } from './use-read-aloud';
export { useSpokenQuestion } from './use-spoken-question';
export { scriptOf, voiceFor } from './voice';
export type { Hearing, HearingFault } from './hear-once';
export type { Recognition, RecognitionConstructor } from './recognition';
export type { QuestionFault, SpokenQuestion } from './use-spoken-question';
