import { expect, test } from 'vitest';
import { appCode, appCodeOfWindow, windowRestMs } from './authenticator-app';

/** "12345678901234567890" in base 32: the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// The RFC shows eight digits, of which an app shows the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('shows at second %i the code %s', (second, code) => {
  expect(appCode(SECRET, second * 1000)).toBe(code);
  expect(appCodeOfWindow(SECRET, (second + 60) * 1000, -2)).toBe(code);
});

test('knows how long a code is still shown', () => {
  expect([0, 1, 29_999, 30_000].map(windowRestMs)).toEqual([30_000, 29_999, 1, 30_000]);
});
