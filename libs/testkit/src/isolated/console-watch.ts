import { test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';

export interface ConsoleFixtures {
  /**
   * Errors and warnings that the test expects on the console. Any other one, policy violations included,
   * fails the test.
   */
  readonly expectedErrors: RegExp | null;
}

/** Playwright's own warning when its settings block service workers. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Chromium's warning where a script in its cache took the preloaded answer before the parser was at its link. */
const TAKEN_EARLY = 'was preloaded using link preload but not used within a few seconds';

/** Playwright's `test`, which also fails on unexpected errors and warnings on the console. */
export const test = base.extend<ConsoleFixtures>({
  expectedErrors: [null, { option: true }],

  // Not a fixture of its own that runs always: a test without a page needs no context.
  context: async ({ context, expectedErrors }, use) => {
    const complaints: string[] = [];
    context.on('console', (message: ConsoleMessage) => {
      const text = message.text();
      const isComplaint = ['error', 'warning'].includes(message.type());
      // A full Chromium asks for it beside a page that names no icon, such as a file of settings.
      const isOfIcon = message.location().url.endsWith('/favicon.ico');
      const isKnown = text === WORKER_BLOCKED || text.includes(TAKEN_EARLY);
      if (isComplaint && !isOfIcon && !isKnown) complaints.push(text);
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    await use(context);
    const unexpected = complaints.filter((complaint) => !expectedErrors?.test(complaint));
    base.expect(unexpected, 'errors and warnings on the console').toEqual([]);
  },
});
