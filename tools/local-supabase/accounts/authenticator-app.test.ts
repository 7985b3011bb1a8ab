// @module-tag nightly

import { expect, test, vi } from 'vitest';
import { appCodeOfWindow } from '../contract/authenticator-app';
import { isRightCode, newAuthenticatorApp } from './authenticator-app';

test('takes the code of the window before and after, and of no other', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:15Z') });
  const { secret } = newAuthenticatorApp('Thela', 'asha@example.in');
  const taken = [-2, -1, 0, 1, 2].filter((windows) =>
    isRightCode(secret, appCodeOfWindow(secret, Date.now(), windows)),
  );
  expect(taken).toEqual([-1, 0, 1]);
});
