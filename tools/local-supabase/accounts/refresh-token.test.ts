// @module-tag nightly

import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeRefreshToken, parseRefreshToken } from './refresh-token';

const key = randomBytes(32).toString('hex');

test('holds its session and counter, and is signed with its key', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(2 ** 31 - 1), (id, counter) => {
      const token = parseRefreshToken(encodeRefreshToken(id, counter, key));
      expect(token).toMatchObject({ sessionId: id, counter });
      expect(token?.isSignedWith(key)).toBe(true);
      expect(token?.isSignedWith(randomBytes(32).toString('hex'))).toBe(false);
    }),
  );
});

test('after any change cannot be parsed, or its signature is wrong', () => {
  const token = encodeRefreshToken(randomUUID(), 7, key);
  fc.assert(
    fc.property(fc.nat(token.length - 2), fc.constantFrom('A', 'z', '_'), (index, letter) => {
      fc.pre(token[index] !== letter);
      const changed = token.slice(0, index) + letter + token.slice(index + 1);
      expect(parseRefreshToken(changed)?.isSignedWith(key) ?? false).toBe(false);
    }),
  );
});

test.each(['', 'abcdefghijkl', 'A'.repeat(58), 'A'.repeat(5000), '\0'])(
  '%j is not a token',
  (text) => {
    expect(parseRefreshToken(text)).toBeNull();
  },
);
