import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bindingOf, keyOf, namesOf } from './ledger-names';

const binding = fc.record({ account: fc.uuid(), stall: fc.uuid() });

it('two copies share no name, and none of one begins like a name of the other', () => {
  fc.assert(
    fc.property(fc.option(binding), binding, (one, other) => {
      fc.pre(keyOf(one) !== keyOf(other));
      const [first, second] = [namesOf(one), namesOf(other)];
      const names = Object.values(first);
      expect(Object.values(second).filter((name) => names.includes(name))).toEqual([]);
      // All that begins like this is taken for events of the first one.
      expect(Object.values(second).some((name) => name.startsWith(first.pending))).toBe(false);
    }),
  );
});

it('a key names its copy again, and any other text none', () => {
  fc.assert(
    fc.property(binding, (each) => {
      expect(bindingOf(keyOf(each))).toEqual(each);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(bindingOf(text)).toBeNull();
    }),
  );
  expect(() => namesOf({ account: '../x', stall: 'y' })).toThrow(TypeError);
});
