/** Loads the pages that are else loaded when they are opened, so that a test with a clock of its own need not wait for them. */
export const loadPages = () =>
  Promise.all([import('../second-factor/second-factor-page'), import('../auth-page')]);
