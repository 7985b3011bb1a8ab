export { createFakeShell, sampleBrand } from './fake-shell';
export { HEARD, installFakeSpeech } from './fake-speech';
export type { FakeShell, FakeShellOptions } from './fake-shell';
