import { expect, it } from 'vitest';
import { appLink, inGroups } from './app-secret';

const uri =
  'otpauth://totp/Thela:asha@stall.in?algorithm=SHA1&digits=6&issuer=Thela&period=30&secret=JBSWY3DPEHPK3PXP';

it('leads to an authenticator app', () => {
  expect(appLink(uri)).toBe(uri);
});

it.each([
  '',
  'JBSWY3DPEHPK3PXP',
  'javascript:alert(1)',
  'https://evil.example/otpauth://totp/',
  'otpauth://hotp/Thela?secret=JBSWY3DPEHPK3PXP',
  `${uri}&issuer=${'x'.repeat(1000)}`,
])('leads nowhere else: %s', (other) => {
  expect(appLink(other)).toBe(null);
});

it('writes a key in groups of four', () => {
  expect(inGroups('JBSWY3DPEHPK3PX')).toBe('JBSW Y3DP EHPK 3PX');
  expect(inGroups('')).toBe('');
});
