export { callsTo, createFakeShell, sampleBrand, sampleModel } from './fake-shell';
export { HEARD, installFakeSpeech } from './fake-speech';
export type { FakeShellOptions, ToolCalls } from './fake-shell';
