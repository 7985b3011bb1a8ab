import { describe, expect, it } from 'vitest';
import { isCompatible } from './version';

describe('isCompatible', () => {
  it.each([
    ['1.0', '1.0'],
    ['1.3', '1.0'],
    ['1.10', '1.9'],
    ['0.1', '0.1'],
    ['12.0', '12.0'],
  ])('a shell that speaks %s takes a tool built for %s', (shell, tool) => {
    expect(isCompatible(shell, tool)).toBe(true);
  });

  it.each([
    ['1.0', '1.1'],
    ['1.9', '1.10'],
    ['2.0', '1.0'],
    ['1.5', '2.0'],
    ['1.0', '10.0'],
  ])('a shell that speaks %s refuses a tool built for %s', (shell, tool) => {
    expect(isCompatible(shell, tool)).toBe(false);
  });

  it.each([
    '',
    '1',
    '1.',
    '.0',
    '1.0.0',
    'v1.0',
    ' 1.0',
    '1.0\n',
    '1.0-beta',
    '-1.0',
    '1.x',
    '1,0',
  ])('the malformed version %j fits nothing, not even itself', (version) => {
    expect(isCompatible('1.0', version)).toBe(false);
    expect(isCompatible(version, '1.0')).toBe(false);
    expect(isCompatible(version, version)).toBe(false);
  });
});
