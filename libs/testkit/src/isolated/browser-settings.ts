import type { PlaywrightTestConfig } from '@playwright/test';

/** How every browser test of the project drives Chromium; `CHROMIUM_PATH` says which one. */
export const browserSettings = {
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    // Nothing is fetched but what is tested.
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  },
} satisfies PlaywrightTestConfig['use'];
