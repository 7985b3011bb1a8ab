import type { PlaywrightTestConfig } from '@playwright/test';

/** The Playwright settings of every browser test; `CHROMIUM_PATH` names the browser. */
export const browserSettings = {
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      // The browser itself makes no requests.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages live for seconds: threads that compile and collect beside them cost a tenth more of a processor.
      '--js-flags=--single-threaded',
    ],
  },
} satisfies PlaywrightTestConfig['use'];
