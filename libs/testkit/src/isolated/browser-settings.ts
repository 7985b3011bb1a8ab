import type { PlaywrightTestConfig } from '@playwright/test';

/** The Playwright settings of every browser test; `CHROMIUM_PATH` names the browser. */
export const browserSettings = {
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    // The browser itself makes no requests.
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  },
} satisfies PlaywrightTestConfig['use'];
