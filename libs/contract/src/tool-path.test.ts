import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeToolPath, encodeToolPath } from './tool-path';

describe('a path below a tool', () => {
  it.each([
    ['', ''],
    ['menu', 'menu'],
    ['menu/dishes/masala dosa', 'menu/dishes/masala%20dosa'],
    ['dishes/डोसा & चटनी', `dishes/${encodeURIComponent('डोसा & चटनी')}`],
  ])('%j stands in an address as %j', (path, encoded) => {
    expect(encodeToolPath(path)).toBe(encoded);
    expect(decodeToolPath(`/${encoded}`)).toBe(path);
  });

  it.each([
    '..',
    'menu/../../analytics',
    './menu',
    'menu/dosa.png',
    '/menu',
    '//evil.example',
    'menu//dishes',
    'menu/',
    'menu\\..\\..',
    'menu?day=1',
    '#signin',
    '%2e%2e/analytics',
    'menu%2f..',
    'javascript:alert(1)',
    'menu\n',
    'menu\u0000',
    '\ud800',
  ])('is refused when it could leave the tool: %j', (path) => {
    expect(encodeToolPath(path)).toBeNull();
  });

  it.each([
    '/..',
    '/%2e%2e/analytics',
    '/menu%2Fdishes',
    '/%',
    '/%ff',
    '/menu/%5c',
    '/a%00',
    '/%253f',
  ])('is the first page for the address %s', (encoded) => {
    expect(decodeToolPath(encoded)).toBe('');
  });

  it('is a text and nothing else', () => {
    const hostile = { split: () => ({ every: () => true, map: () => ({ join: () => '../..' }) }) };
    expect(encodeToolPath(hostile as unknown as string)).toBeNull();
  });

  it('has no slash at its ends and none doubled, whatever the address has', () => {
    expect(decodeToolPath('//menu///dishes/')).toBe('menu/dishes');
  });

  it('stays below the tool, as a browser reads the address, and comes back from it', () => {
    const step = fc.string({ unit: 'grapheme' });
    const hostile = fc.constantFrom('..', '.', '', '%2e', '\\', '?', '#', ':', 'menu', '\t');
    const paths = fc.array(fc.oneof(step, hostile)).map((steps) => steps.join('/'));
    fc.assert(
      fc.property(paths, (path) => {
        const encoded = encodeToolPath(path);
        if (encoded === null) return;
        const tool = 'https://thela.example/tools/profit-optimizer';
        const { href, hash, search } = new URL(`${tool}/${encoded}`);
        expect(href.startsWith(`${tool}/`)).toBe(true);
        expect(hash + search).toBe('');
        expect(decodeToolPath(href.slice(tool.length))).toBe(path);
      }),
    );
  });
});
