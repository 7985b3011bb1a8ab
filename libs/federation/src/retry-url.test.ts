import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainFolder, retryUrl } from './retry-url';

/** Spellings that servers know as one path become the same text here. */
function decodedPath(url: string): string {
  return decodeURIComponent(new URL(url).pathname);
}

const folder = fc
  .array(fc.constantFrom(...'azAZ09.-_~+@', '%2B', '%41', '%e0%a4%a0'), {
    minLength: 1,
    maxLength: 24,
  })
  .map((parts) => parts.join(''))
  .filter((name) => name !== '.' && name !== '..');

const base = fc
  .record({
    origin: fc.constantFrom('https://x.test', 'http://localhost:4202', 'http://127.0.0.1:81'),
    parents: fc.array(folder, { maxLength: 3 }),
    last: folder,
  })
  .map(({ origin, parents, last }) => {
    const parent = [origin, ...parents, ''].join('/');
    const letters = last.replaceAll(/%../g, '').match(/[A-Za-z0-9]/g) ?? [];
    return { url: `${parent}${last}/`, parent, spellings: 2 ** Math.min(letters.length, 24) };
  });

const baseAndAttempt = base.chain((given) =>
  fc.record({ given: fc.constant(given), attempt: fc.nat(given.spellings - 1) }),
);

describe('retryUrl', () => {
  it.each([
    [0, 'https://x.test/profit/1.0.0-ab/'],
    [1, 'https://x.test/profit/%31.0.0-ab/'],
    [2, 'https://x.test/profit/1.%30.0-ab/'],
    [3, 'https://x.test/profit/%31.%30.0-ab/'],
    [16, 'https://x.test/profit/1.0.0-a%62/'],
    [31, 'https://x.test/profit/%31.%30.%30-%61%62/'],
  ])('spells attempt %i as %s', (attempt, spelling) => {
    expect(retryUrl('https://x.test/profit/1.0.0-ab/', attempt)).toBe(spelling);
  });

  it('leaves octets alone that are escaped already', () => {
    expect(retryUrl('https://x.test/a%2Bb/', 3)).toBe('https://x.test/%61%2B%62/');
    expect(retryUrl('https://x.test/%e0%a4%a01/', 1)).toBe('https://x.test/%e0%a4%a0%31/');
  });

  it('gives the plain spelling to the first attempt', () => {
    fc.assert(
      fc.property(base, ({ url }) => {
        expect(retryUrl(url, 0)).toBe(url);
      }),
    );
  });

  it('gives every attempt a URL of its own while letters and digits last', () => {
    const twoAttempts = base
      .filter(({ spellings }) => spellings > 1)
      .chain(({ url, spellings }) =>
        fc.record({
          url: fc.constant(url),
          attempts: fc.uniqueArray(fc.nat(spellings - 1), { minLength: 2, maxLength: 8 }),
        }),
      );
    fc.assert(
      fc.property(twoAttempts, ({ url, attempts }) => {
        const spellings = attempts.map((attempt) => retryUrl(url, attempt));
        expect(new Set(spellings).size).toBe(attempts.length);
      }),
    );
  });

  it('names the same path in every spelling', () => {
    fc.assert(
      fc.property(baseAndAttempt, ({ given, attempt }) => {
        expect(decodedPath(retryUrl(given.url, attempt))).toBe(decodedPath(given.url));
      }),
    );
  });

  it('changes the last folder only', () => {
    fc.assert(
      fc.property(baseAndAttempt, ({ given, attempt }) => {
        const spelling = retryUrl(given.url, attempt);
        expect(spelling.startsWith(given.parent)).toBe(true);
        expect(spelling.slice(given.parent.length)).toMatch(/^[^/]+\/$/);
      }),
    );
  });

  it('keeps its spelling through the URL parser, and so do relative imports', () => {
    fc.assert(
      fc.property(baseAndAttempt, ({ given, attempt }) => {
        const spelling = retryUrl(given.url, attempt);
        expect(new URL('assets/tool.js', spelling).href).toBe(`${spelling}assets/tool.js`);
      }),
    );
  });
});

describe('plainFolder', () => {
  it('reads every spelling of a folder', () => {
    fc.assert(
      fc.property(fc.nat(), (attempt) => {
        const spelling = new URL(retryUrl('https://x.test/1.0.0-ab12/', attempt)).pathname;
        expect(plainFolder(spelling.slice(1, -1))).toBe('1.0.0-ab12');
      }),
    );
  });

  it('gives nothing for a malformed spelling', () => {
    expect(plainFolder('%E0%A4%A')).toBe(null);
  });
});
