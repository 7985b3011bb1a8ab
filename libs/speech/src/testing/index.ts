export { installScriptedRecognition, ScriptedRecognition } from './scripted-recognition';
export { installScriptedVoice } from './scripted-voice';
export type { ScriptedSynthesis } from './scripted-voice';
