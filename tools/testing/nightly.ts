/** Playwright's arguments for a run without the tests that are tagged `@nightly`. */
export const WITHOUT_NIGHTLY: readonly string[] = ['--grep-invert=@nightly'];
