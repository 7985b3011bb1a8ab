import { describe, expect, it } from 'vitest';
import { requireNewName, words } from './tool-name';

const inUse = { packages: ['profit', 'ui', 'e2e'], featureIds: ['profit-optimizer'] };

describe('the name of a new tool', () => {
  it.each(['chutney', 'pani-puri', 'menu-2', 'a'])('may be %s', (name) => {
    expect(requireNewName(name, inUse)).toBe(name);
  });

  it.each([
    ...'Pani pani_puri pani--puri -puri puri- 2-puri ../puri -rf --prefix=x . .. /etc a/b a\\b'.split(
      ' ',
    ),
    ...'a;b $(id) `id` __proto__ node_modules рani pani‑puri ｐani pañi a%2e a.b పానీ पानी'.split(
      ' ',
    ),
    ...'con nul com1 lpt9 constructor'.split(' '),
    ...'pani. .pani pani.js @x/pani file:pani git+ssh://x pani@1 CON Con pani\u200D'.split(' '),
    ...'pani\n pani\0 ﬁsh ①pani pani－puri'.split(' '),
    'pani puri',
    'a\nb',
    'a'.repeat(41),
    'a-'.repeat(90),
  ])('must not be %j', (name) => {
    expect(() => requireNewName(name, inUse)).toThrow('is no name for a tool');
  });

  it('must not be that of another package', () => {
    expect(() => requireNewName('ui', inUse)).toThrow('There is a package @thela/ui already');
  });

  it('must not be the feature id of another tool', () => {
    expect(() => requireNewName('profit-optimizer', inUse)).toThrow('feature id of another tool');
  });

  it('is required', () => {
    expect(() => requireNewName(undefined, inUse)).toThrow('Which name?');
  });

  it('is split into words', () => {
    expect(words('pani-puri')).toEqual(['Pani', 'Puri']);
  });
});
