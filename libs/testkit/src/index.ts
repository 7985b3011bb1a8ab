export { createFakeShell, sampleBrand } from './fake-shell';
export type { FakeShell, FakeShellOptions } from './fake-shell';
