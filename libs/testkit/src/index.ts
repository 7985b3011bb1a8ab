export { createFakeShell, sampleBrand, sampleModel } from './fake-shell';
export { HEARD, installFakeSpeech } from './fake-speech';
export type { FakeShell, FakeShellOptions } from './fake-shell';
