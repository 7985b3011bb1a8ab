/** What is put into a page before its own code, as one script. */
export { installFakeSpeech } from './fake-speech';
export { installFakeVoice } from './fake-voice';
