// Entry of the bundle that `isolated/speech-in-page.ts` runs in a page before the page's own code.
export { installFakeSpeech } from './fake-speech';
export { installFakeVoice } from './fake-voice';
