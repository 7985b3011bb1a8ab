import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledgerKey, ledgerNames, skewOf } from './ledger-names';
import { parseLedgerKey } from './storage-keys';

const binding = fc.record({ account: fc.uuid(), stall: fc.uuid() });

it('two ledgers share no name, and none of one begins like a name of the other', () => {
  fc.assert(
    fc.property(fc.option(binding), binding, (one, other) => {
      fc.pre(ledgerKey(one) !== ledgerKey(other));
      const [first, second] = [ledgerNames(one), ledgerNames(other)];
      const names = Object.values(first);
      expect(Object.values(second).filter((name) => names.includes(name))).toEqual([]);
      // All that begins like this is taken for events of the first one.
      expect(Object.values(second).some((name) => name.startsWith(first.pending))).toBe(false);
    }),
  );
});

it('a key names its ledger again, and any other text none', () => {
  fc.assert(
    fc.property(binding, (each) => {
      expect(parseLedgerKey(ledgerKey(each))).toEqual(each);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseLedgerKey(text)).toBeNull();
    }),
  );
  expect(() => ledgerNames({ account: '../x', stall: 'y' })).toThrow(TypeError);
});

it.each([
  ['2400000', 2_400_000],
  ['-1800000000000', -1_800_000_000_000],
  [null, 0],
  ['', 0],
  ['soon', 0],
  ['1.5', 0],
  ['1e999', 0],
  ['-9007199254740991', 0],
])('a clock is off by what is stored, if it can be: %s', (text, aheadMs) => {
  expect(skewOf({ read: () => text }, { skew: 'thela.skew' })).toBe(aheadMs);
});
