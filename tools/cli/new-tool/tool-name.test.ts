import { describe, expect, it } from 'vitest';
import { requireNewName, words } from './tool-name';

const inUse = { packages: ['profit', 'ui', 'e2e'], featureIds: ['profit-optimizer'] };

describe('the name of a new tool', () => {
  it.each(['chutney', 'pani-puri', 'menu-2', 'a'])('may be %s', (name) => {
    expect(requireNewName(name, inUse)).toBe(name);
  });

  it.each(['Pani', 'pani_puri', 'pani--puri', '-puri', 'puri-', '2-puri', '../puri', 'pani puri'])(
    'must not be %s',
    (name) => {
      expect(() => requireNewName(name, inUse)).toThrow(`"${name}" is no name for a tool`);
    },
  );

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
