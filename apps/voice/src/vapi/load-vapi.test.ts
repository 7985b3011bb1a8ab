import { expect, it } from 'vitest';
import { unwrapVapi } from './load-vapi';

class Vapi {
  readonly name = 'the SDK';
}

it.each([
  ['the module', Vapi],
  ['its default', { default: Vapi }],
  ['the default of that, as Vite bundles it', { default: { default: Vapi } }],
])('finds the class where it is %s', (_place, module) => {
  expect(unwrapVapi(module)).toBe(Vapi);
});

it.each([[undefined], [null], [{}], [{ default: { default: {} } }]])(
  'says that there is none in %j',
  (module) => {
    expect(() => unwrapVapi(module)).toThrow('holds no class');
  },
);
