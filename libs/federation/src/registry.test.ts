import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isRegistry, remoteSchema } from './registry';

const hash = `sha256-${'A'.repeat(43)}=`;

const release = {
  baseUrl: 'https://profit.example/1.0.0-0123456789/',
  version: '1.0.0-0123456789',
  contract: '1.0',
  entry: 'remoteEntry.js',
  scripts: ['assets/tool-B_x-1.js', 'remoteEntry.js'],
  styles: ['assets/tool.css'],
  integrity: { 'assets/tool-B_x-1.js': hash, 'assets/tool.css': hash, 'remoteEntry.js': hash },
};
const remote = { live: release, previous: [] };

/** Reads an entry whose live release differs from a sound one in these members. */
function readWith(change: Readonly<Record<string, unknown>>) {
  return v.safeParse(remoteSchema, { ...remote, live: { ...release, ...change } });
}

/** Where it is malformed then. */
function faultsIn(change: Readonly<Record<string, unknown>>) {
  return (readWith(change).issues ?? []).map((issue) => v.getDotPath(issue));
}

it.each([
  null,
  undefined,
  'remotes',
  [],
  {},
  { remotes: {} },
  { schema: 2, remotes: {} },
  { schema: '1', remotes: {} },
  { schema: 1 },
  { schema: 1, remotes: null },
  { schema: 1, remotes: 'profit' },
])('%j is no registry', (value) => {
  expect(isRegistry(value)).toBe(false);
  expect(isRegistry({ schema: 1, remotes: { profit: null } })).toBe(true);
});

describe('what an entry says', () => {
  it('is the live release, one that is tried out on some of the vendors, and earlier ones', () => {
    const entry = {
      live: release,
      since: '2026-11-20T06:00:00.000Z',
      canary: { release, percent: 5, since: '2026-11-21T06:00:00.000Z' },
      previous: [{ version: '0.9.0-0123456789', contract: '1.0' }],
    };
    for (const each of [remote, entry]) expect(v.parse(remoteSchema, each)).toEqual(each);
  });

  it('is why a tool is switched off, which must have a word', () => {
    const entry = { ...remote, disabled: { reason: 'Being mended until noon.' } };
    expect(v.parse(remoteSchema, entry)).toEqual(entry);
    expect(v.is(remoteSchema, { ...remote, disabled: { reason: '' } })).toBe(false);
  });

  it('leaves out what it does not know', () => {
    expect(v.parse(remoteSchema, { ...remote, owner: 'team' })).toEqual(remote);
  });

  it.each([null, 'release', {}, { live: release }, { previous: [] }, { live: {}, previous: [] }])(
    'is not %j',
    (entry) => {
      expect(v.is(remoteSchema, entry)).toBe(false);
    },
  );

  it.each([-1, 100.5, '5', Number.NaN])('refuses %s per cent of the vendors', (percent) => {
    const entry = { ...remote, canary: { release, percent } };
    expect(v.is(remoteSchema, entry)).toBe(false);
  });

  it.each([
    '',
    '../x.js',
    'assets/../../x.js',
    '/x.js',
    './x.js',
    '//evil.example/x.js',
    'https://evil.example/x.js',
    'data:text/javascript,0',
    'javascript:0',
    '..\\x.js',
    '%2e%2e/x.js',
    'x.js?v=1',
    'x.js#a',
    'x y.js',
    'x.js\n',
  ])('refuses %j as a file', (file) => {
    expect(faultsIn({ entry: file })).toContain('live.entry');
    expect(readWith({ scripts: ['remoteEntry.js', file] }).success).toBe(false);
    expect(readWith({ styles: [file] }).success).toBe(false);
    expect(readWith({ integrity: { ...release.integrity, [file]: hash } }).success).toBe(false);
  });

  it.each([
    '',
    'sha256-',
    `sha384-${'A'.repeat(64)}`,
    `sha256-${'A'.repeat(42)}=`,
    `sha256-${'A'.repeat(44)}`,
    `sha256-${'_'.repeat(43)}=`,
    `SHA256-${'A'.repeat(43)}=`,
    `${hash} sha384-${'A'.repeat(64)}`,
    null,
  ])('refuses %j as the hash of a file', (value) => {
    expect(readWith({ integrity: { ...release.integrity, 'remoteEntry.js': value } }).success).toBe(
      false,
    );
  });

  it.each([
    'javascript:alert(1)//',
    'data:text/html,/',
    'file:///srv/1.0.0/',
    'ftp://profit.example/1.0.0/',
    'blob:https://profit.example/1.0.0/',
    '//profit.example/1.0.0/',
    '/1.0.0/',
    'profit.example/1.0.0/',
    'https://profit.example/1.0.0',
    'https://profit.example/',
    'https://profit.example/-_/',
    'https://profit.example/1.0.0/?x=/',
    'https://profit.example/1.0.0/#/',
    'https://user:pass@profit.example/1.0.0/',
    'https://',
    '',
    null,
  ])('refuses %j as the folder of a release', (baseUrl) => {
    expect(faultsIn({ baseUrl })).toContain('live.baseUrl');
  });

  it.each(['http://localhost:4202/1.0.0-ab/', 'https://cdn.example/profit/1.0.0-ab/'])(
    'takes %j as the folder of a release',
    (baseUrl) => {
      expect(readWith({ baseUrl }).success).toBe(true);
    },
  );

  it.each([
    { version: '' },
    { version: '1.0.0/../2' },
    { version: '..' },
    { contract: '1' },
    { contract: 1 },
    { scripts: 'remoteEntry.js' },
    { styles: undefined },
    { integrity: null },
  ])('refuses a release with %j', (change) => {
    expect(readWith(change).success).toBe(false);
  });
});
