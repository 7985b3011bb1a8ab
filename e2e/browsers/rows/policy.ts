import { expect } from '@playwright/test';
import type { Row } from '../row';

export const policy: readonly Row[] = [
  {
    name: 'no violation of the policy in all rows, and one is reported',
    run: async ({ tab, reports }) => {
      await tab.goto('/');
      await tab.evaluate(() => fetch('http://evil.example/').catch(() => null));
      // Only this one: reports of the rows before would have come earlier.
      await expect
        .poll(() => reports.map((report) => report.replace(/\/$/, '')))
        .toEqual(['connect-src http://evil.example']);
      reports.splice(0);
    },
  },
];
