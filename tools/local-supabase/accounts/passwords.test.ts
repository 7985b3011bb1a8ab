// @module-tag nightly

import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, QUICK_COST } from '../settings';
import { refuseWeak, scryptPasswords } from './passwords';

const passwords = scryptPasswords(QUICK_COST);

test('stores the parameters with the hash, so that they can be raised later', async () => {
  const hash = await passwords.hash('chutney4you');
  expect(hash).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
  const raised = scryptPasswords(DEFAULT_SETTINGS.passwordCost);
  expect(await raised.verify('chutney4you', hash)).toBe(true);
  expect(await raised.verify('chutney4me', hash)).toBe(false);
});

test('salts', async () => {
  expect(await passwords.hash('chutney4you')).not.toBe(await passwords.hash('chutney4you'));
});

test('takes as long without an account as with one', async () => {
  const costly = scryptPasswords({ N: 2 ** 13, r: 8, p: 1 });
  const hash = await costly.hash('chutney4you');
  const spent = { nobody: 0, somebody: 0 };
  for (let turn = 0; turn < 5; turn += 1) {
    const begin = process.cpuUsage();
    expect(await costly.verify('wrong1234', null)).toBe(false);
    spent.nobody += process.cpuUsage(begin).user;
    const middle = process.cpuUsage();
    expect(await costly.verify('wrong1234', hash)).toBe(false);
    spent.somebody += process.cpuUsage(middle).user;
  }
  expect(spent.nobody).toBeGreaterThan(spent.somebody / 4);
});

test.each([
  ['chutney4', []],
  ['chutney', ['length', 'characters']],
  ['chutneychutney', ['characters']],
  ['12345678', ['characters']],
  ['a1', ['length']],
  ['चटनी a1', ['length']],
  ['', ['length', 'characters']],
])('%j breaks the rules %j', (password, reasons) => {
  expect(refuseWeak(password)?.reasons ?? []).toEqual(reasons);
});
