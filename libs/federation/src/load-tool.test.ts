import { CONTRACT } from '@thela/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReleaseAt, loadTool } from './load-tool';
import type { ReleaseSource } from './load-tool';
import type { Statement } from './statement';
import type { VerifiedEntryOf, VerifiedRegistry } from './verified-registry';

const [major = 0, minor = 0] = CONTRACT.split('.').map(Number);
const newerMinor = `${major}.${minor + 1}`;
const newerMajor = `${major + 1}.0`;
const hash = `sha256-${'A'.repeat(43)}=`;

const release = {
  baseUrl: 'https://profit.example/1.0.0-0123456789/',
  version: '1.0.0-0123456789',
  contract: CONTRACT,
  entry: 'remoteEntry.js',
  scripts: ['remoteEntry.js'],
  styles: [],
  integrity: { 'remoteEntry.js': hash },
};

function registryWith(change: Partial<Statement['live']>) {
  return registryOf({ live: { ...release, ...change } });
}

function registryOf(change: Partial<Statement>) {
  const remote = { tool: 'profit', seq: 1, live: release, previous: [], ...change };
  return registryHolding({ kind: 'found', remote });
}

function registryHolding(entry: VerifiedEntryOf) {
  return (): Promise<VerifiedRegistry> => Promise.resolve(new Map([['profit', entry]]));
}

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', request);
});

function sourceOf(readRegistry: ReleaseSource['readRegistry']): ReleaseSource {
  return {
    readRegistry,
    originsOf: (name) => [`https://${name}.example`],
    isInCanary: () => false,
    overrideOf: () => undefined,
    language: () => 'en-IN',
  };
}

/** There is no page here either: what came as far as a link element would throw. */
async function loadWithoutRequest(readRegistry: () => Promise<VerifiedRegistry>, name = 'profit') {
  const result = await loadTool(name, sourceOf(readRegistry), 0, () => {});
  expect(request).not.toHaveBeenCalled();
  return result;
}

describe('loadTool asks for no file of a release', () => {
  it('when the registry cannot be read', async () => {
    const cause = new TypeError('Failed to fetch');
    expect(await loadWithoutRequest(() => Promise.reject(cause))).toEqual({
      ok: false,
      failure: { kind: 'unreachable', detail: 'the registry cannot be read', cause },
    });
  });

  it.each([
    'https://elsewhere.example/1.0.0/',
    'http://profit.example/1.0.0/',
    'https://strategy.example/1.0.0/',
  ])('when it lies at %s, whose origin is not allowed for this tool', async (baseUrl) => {
    expect(await loadWithoutRequest(registryWith({ baseUrl }))).toMatchObject({
      ok: false,
      failure: {
        kind: 'tampered',
        detail: expect.stringContaining('not among the origins of profit'),
      },
    });
  });

  it('when the registry throws before it promises anything', async () => {
    const readRegistry = () => {
      throw new Error('no such address');
    };
    expect(await loadWithoutRequest(readRegistry)).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });

  it('when no release is registered', async () => {
    expect(await loadWithoutRequest(registryWith({}), 'voice')).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable', detail: 'no release of voice is registered' },
    });
  });

  it.each([undefined, 'outdated', 'insecure'] as const)(
    'when its entry was refused as %s, and the log says why',
    async (failure) => {
      const reason = 'its entry is not signed';
      const refused = { kind: 'refused', reason, ...(failure ? { failure } : {}) } as const;
      expect(await loadWithoutRequest(registryHolding(refused))).toMatchObject({
        ok: false,
        failure: { kind: failure ?? 'tampered', detail: reason },
      });
    },
  );

  it.each(['20.0.0', '19.4.0', '18.3.1', '19.4.0-canary-ab'])(
    'when it was built with React %s, and the page has 19.3.1',
    async (version) => {
      vi.stubGlobal('__mf_module_cache__', { share: { react: { version: '19.3.1' } } });
      expect(await loadWithoutRequest(registryWith({ shared: { react: version } }))).toMatchObject({
        failure: { kind: 'incompatible', detail: `built with react ${version}, not 19.3.1` },
      });
    },
  );

  it.each([newerMinor, newerMajor])('when it was built for contract %s', async (contract) => {
    expect(await loadWithoutRequest(registryWith({ contract }))).toMatchObject({
      ok: false,
      failure: {
        kind: 'incompatible',
        detail: `built for contract ${contract}, not ${CONTRACT}`,
      },
    });
  });

  it('when the registry has no hash for a script', async () => {
    expect(await loadWithoutRequest(registryWith({ integrity: {} }))).toMatchObject({
      ok: false,
      failure: { kind: 'tampered', detail: expect.stringContaining('/remoteEntry.js has no hash') },
    });
  });

  it('when the only hash for a script is one that every object inherits', async () => {
    const change = { entry: 'toString', scripts: ['toString'] };
    expect(await loadWithoutRequest(registryWith(change))).toMatchObject({
      ok: false,
      failure: { kind: 'tampered', detail: expect.stringContaining('/toString has no hash') },
    });
  });
});

it('reads the registry anew for every attempt', async () => {
  const readRegistry = vi
    .fn<ReleaseSource['readRegistry']>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(registryWith({ contract: newerMajor }));
  const first = await loadTool('profit', sourceOf(readRegistry), 0, () => {});
  const second = await loadTool('profit', sourceOf(readRegistry), 1, () => {});
  expect(first).toMatchObject({ failure: { kind: 'unreachable' } });
  expect(second).toMatchObject({ failure: { kind: 'incompatible' } });
  expect(readRegistry.mock.calls).toEqual([[0], [1]]);
});

it('does not load a tool that is switched off, and passes on the reason', async () => {
  const readRegistry = registryOf({ disabled: { reason: 'Being mended until noon.' } });
  expect(await loadWithoutRequest(readRegistry)).toEqual({
    ok: false,
    failure: { kind: 'disabled', detail: 'Being mended until noon.', version: release.version },
  });
});

describe('a release on trial', () => {
  // Refused before any file is asked for, by the contract that tells the two apart.
  const canary = {
    release: { ...release, version: '2.0.0-ab', contract: newerMajor },
    percent: 10,
  };
  const live = { ...release, contract: newerMinor };
  const readRegistry = registryOf({ live, canary });

  async function loadedVersion(isInCanary: ReleaseSource['isInCanary'], attempt: number) {
    const source = { ...sourceOf(readRegistry), isInCanary };
    const result = await loadTool('profit', source, attempt, () => {});
    return result.ok ? null : result.failure.version;
  }

  it('is loaded by the browsers that are in', async () => {
    const isInCanary = vi.fn<ReleaseSource['isInCanary']>().mockReturnValue(true);
    expect(await loadedVersion(isInCanary, 0)).toBe('2.0.0-ab');
    expect(isInCanary.mock.calls).toEqual([['profit', canary]]);
  });

  it('is not loaded by the others', async () => {
    expect(await loadedVersion(() => false, 0)).toBe(live.version);
  });

  it('gives way to the live one on a retry', async () => {
    expect(await loadedVersion(() => true, 1)).toBe(live.version);
  });
});

describe('a release at an address', () => {
  const address = 'http://localhost:4202/1.0.0-ab/';
  const record = {
    schema: 1,
    name: 'profit',
    version: '1.0.0-ab',
    contract: newerMajor,
    entry: 'remoteEntry.js',
    scripts: ['remoteEntry.js'],
    styles: [],
    commit: 'dirty',
    files: { 'remoteEntry.js': { integrity: hash, bytes: 1 } },
  };

  function load(answer: () => Promise<Response>, name = 'profit') {
    request.mockImplementation(answer);
    return loadReleaseAt(name, address, 0, { language: 'en-IN', onLost: () => {} });
  }

  it('is read from its own release.json, past every cache', async () => {
    const result = await load(() => Promise.resolve(Response.json(record)));
    expect(request.mock.calls).toEqual([[`${address}release.json`, { cache: 'no-store' }]]);
    expect(result).toMatchObject({ failure: { kind: 'incompatible', version: '1.0.0-ab' } });
  });

  it('takes the place of what the registry says, which is not even asked for', async () => {
    request.mockImplementation(() => Promise.resolve(Response.json(record)));
    const readRegistry = vi.fn<ReleaseSource['readRegistry']>();
    const source = { ...sourceOf(readRegistry), overrideOf: () => address };
    const result = await loadTool('profit', source, 0, () => {});
    expect(result).toMatchObject({ failure: { kind: 'incompatible', version: '1.0.0-ab' } });
    expect(readRegistry).not.toHaveBeenCalled();
  });

  it.each([
    ['is not there', 'unreachable', () => Promise.resolve(new Response('', { status: 404 }))],
    ['cannot be had', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is a page', 'unreachable', () => Promise.resolve(new Response('<!doctype html>'))],
    ['is something else', 'broken', () => Promise.resolve(Response.json({ schema: 2 }))],
  ] as const)('is refused when release.json %s', async (_, kind, answer) => {
    expect(await load(answer)).toMatchObject({ ok: false, failure: { kind } });
  });

  it('is refused when it is another tool’s', async () => {
    expect(await load(() => Promise.resolve(Response.json(record)), 'voice')).toMatchObject({
      failure: { kind: 'broken', detail: expect.stringContaining('of profit, not of voice') },
    });
  });
});
