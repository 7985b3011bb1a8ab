import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeName, isTaken } from './free-name';

it.each([
  ['Phone', [], 'Phone'],
  ['Phone', ['Old phone'], 'Phone'],
  ['Phone', ['phone '], 'Phone 2'],
  ['Phone', ['Phone', 'Phone 3'], 'Phone 2'],
  ['Phone', ['Phone', 'PHONE 2'], 'Phone 3'],
])('calls another %s beside %j %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});

it('gives a name that nobody has', () => {
  const name = fc.string({ maxLength: 3 });
  fc.assert(
    fc.property(name, fc.array(name), (wanted, taken) => {
      expect(isTaken(freeName(wanted, taken), taken)).toBe(false);
    }),
  );
});
