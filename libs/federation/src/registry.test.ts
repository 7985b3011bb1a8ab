import { describe, expect, it } from 'vitest';
import { lookUpRemote } from './registry';

const hash = `sha384-${'A'.repeat(64)}`;

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

function registryOf(remotes: unknown) {
  return { schema: 1, remotes };
}

/** Looks up a tool whose live release differs from a sound one in these members. */
function lookUpWith(change: Readonly<Record<string, unknown>>) {
  return lookUpRemote(
    registryOf({ profit: { ...remote, live: { ...release, ...change } } }),
    'profit',
  );
}

describe('lookUpRemote', () => {
  it('finds the entry of a tool', () => {
    const registry = registryOf({ profit: remote });
    expect(lookUpRemote(registry, 'profit')).toEqual({ kind: 'found', remote });
  });

  it('finds a release that is tried out on some of the vendors, and earlier ones', () => {
    const entry = {
      live: release,
      since: '2026-11-20T06:00:00.000Z',
      canary: { release, percent: 5, since: '2026-11-21T06:00:00.000Z' },
      previous: [{ version: '0.9.0-0123456789', contract: '1.0' }],
    };
    expect(lookUpRemote(registryOf({ profit: entry }), 'profit')).toEqual({
      kind: 'found',
      remote: entry,
    });
  });

  it('finds why a tool is switched off', () => {
    const entry = { ...remote, disabled: { reason: 'Being mended until noon.' } };
    expect(lookUpRemote(registryOf({ profit: entry }), 'profit')).toEqual({
      kind: 'found',
      remote: entry,
    });
  });

  it('refuses a tool that is switched off without a word', () => {
    const entry = { ...remote, disabled: { reason: '' } };
    expect(lookUpRemote(registryOf({ profit: entry }), 'profit').kind).toBe('malformed');
  });

  it('says that a tool has no entry', () => {
    expect(lookUpRemote(registryOf({ profit: remote }), 'voice')).toEqual({ kind: 'missing' });
  });

  it('leaves out what it does not know', () => {
    const registry = { ...registryOf({ profit: { ...remote, owner: 'team' } }), date: 'today' };
    expect(lookUpRemote(registry, 'profit')).toEqual({ kind: 'found', remote });
  });

  it.each([
    null,
    undefined,
    'remotes',
    [],
    {},
    { remotes: { profit: remote } },
    { schema: 2, remotes: { profit: remote } },
    { schema: '1', remotes: { profit: remote } },
    { schema: 1 },
    registryOf(null),
    registryOf('profit'),
  ])('refuses a registry that is none: %j', (registry) => {
    expect(lookUpRemote(registry, 'profit').kind).toBe('malformed');
  });

  it.each([null, 'release', {}, { live: release }, { previous: [] }, { live: {}, previous: [] }])(
    'loses one tool, not all, to the malformed entry %j',
    (entry) => {
      const registry = registryOf({ voice: entry, profit: remote });
      expect(lookUpRemote(registry, 'voice').kind).toBe('malformed');
      expect(lookUpRemote(registry, 'profit').kind).toBe('found');
    },
  );

  it.each([-1, 100.5, '5', Number.NaN])('refuses %s per cent of the vendors', (percent) => {
    const entry = { ...remote, canary: { release, percent } };
    expect(lookUpRemote(registryOf({ profit: entry }), 'profit').kind).toBe('malformed');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])(
    'takes nothing that every object has for the entry of a tool named %j',
    (name) => {
      expect(lookUpRemote(registryOf({ profit: remote }), name)).toEqual({ kind: 'missing' });
    },
  );

  it('gives other tools nothing by an entry named __proto__', () => {
    const text = JSON.stringify(registryOf({ key: remote })).replace('"key"', '"__proto__"');
    const registry: unknown = JSON.parse(text);
    expect(lookUpRemote(registry, '__proto__')).toEqual({ kind: 'missing' });
    expect(lookUpRemote(registry, 'live')).toEqual({ kind: 'missing' });
    expect(Object.hasOwn(Object.prototype, 'live')).toBe(false);
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
    expect(lookUpWith({ entry: file })).toMatchObject({
      kind: 'malformed',
      reason: expect.stringContaining('live.entry'),
    });
    expect(lookUpWith({ scripts: ['remoteEntry.js', file] }).kind).toBe('malformed');
    expect(lookUpWith({ styles: [file] }).kind).toBe('malformed');
    expect(lookUpWith({ integrity: { ...release.integrity, [file]: hash } }).kind).toBe(
      'malformed',
    );
  });

  it.each([
    '',
    'sha384-',
    `sha256-${'A'.repeat(43)}=`,
    `sha384-${'A'.repeat(63)}`,
    `sha384-${'A'.repeat(65)}`,
    `sha384-${'_'.repeat(64)}`,
    `SHA384-${'A'.repeat(64)}`,
    `${hash} sha256-${'A'.repeat(43)}=`,
    null,
  ])('refuses %j as the hash of a file', (value) => {
    expect(lookUpWith({ integrity: { ...release.integrity, 'remoteEntry.js': value } }).kind).toBe(
      'malformed',
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
    expect(lookUpWith({ baseUrl })).toMatchObject({
      kind: 'malformed',
      reason: expect.stringContaining('live.baseUrl'),
    });
  });

  it.each(['http://localhost:4202/1.0.0-ab/', 'https://cdn.example/profit/1.0.0-ab/'])(
    'takes %j as the folder of a release',
    (baseUrl) => {
      expect(lookUpWith({ baseUrl }).kind).toBe('found');
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
    expect(lookUpWith(change).kind).toBe('malformed');
  });
});
