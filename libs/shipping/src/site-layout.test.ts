import { expect, it } from 'vitest';
import { addressInLanguage, addressOfPage, languageOfFile, pageInLanguage } from './site-layout';

it.each([
  ['/tools/profit-optimizer/menu', '/tools/profit-optimizer'],
  ['/tools/profit-optimizer/menu/masala%20dosa?day=1.5', '/tools/profit-optimizer?day=1.5'],
  ['/tools/profit-optimizer/', '/tools/profit-optimizer'],
  ['/tools/profit-optimizer?from=/tools/a/b', '/tools/profit-optimizer?from=/tools/a/b'],
  ['/tools/profit-optimizer/lost.js', '/tools/profit-optimizer/lost.js'],
  ['/tools/', '/tools/'],
  ['/stall/dishes', '/stall/dishes'],
  ['/', '/'],
])('a server answers %s with the page at %s', (address, page) => {
  expect(addressOfPage(address)).toBe(page);
});

it.each([
  ['/', 'thela_language=hi-IN', '/index.hi-IN'],
  ['/tools/analytics', 'theme=dark; thela_language=hi-Latn-IN', '/tools/analytics.hi-Latn-IN'],
  ['/tools/analytics', 'thela_language=en-IN', '/tools/analytics'],
  ['/tools/analytics', 'thela_language=../secret', '/tools/analytics'],
  ['/tools/analytics', 'thela_language=fr-FR', '/tools/analytics'],
  ['/tools/analytics', 'other_thela_language=hi-IN', '/tools/analytics'],
  ['/tools/analytics', undefined, '/tools/analytics'],
  ['/stall', 'thela_language=hi-IN', '/stall'],
  ['/assets/app-12345678.js', 'thela_language=hi-IN', '/assets/app-12345678.js'],
])('of %s a browser with the cookie %s gets %s', (path, cookie, page) => {
  expect(addressInLanguage(path, cookie)).toBe(page);
});

it('knows the files of each language', () => {
  const page = 'tools/analytics.html';
  expect(pageInLanguage(page, 'en-IN')).toBe(page);
  expect(pageInLanguage(page, 'hi-Latn-IN')).toBe('tools/analytics.hi-Latn-IN.html');
  expect(languageOfFile('tools/analytics.hi-Latn-IN.html')).toBe('hi-Latn-IN');
  expect(languageOfFile('assets/translations-te-IN-B6VQ7VCv.js')).toBe('te-IN');
  expect(languageOfFile('assets/translations-hi-Latn-IN-B6VQ7VCv.js')).toBe('hi-Latn-IN');
  expect([page, 'app.html', 'assets/tool-B6VQ7VCv.js'].map(languageOfFile)).toEqual([
    null,
    null,
    null,
  ]);
});
