import { CONTRACT } from '@thela/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTool } from './load-tool';

const [major = 0, minor = 0] = CONTRACT.split('.').map(Number);
const newerMinor = `${major}.${minor + 1}`;
const newerMajor = `${major + 1}.0`;
const hash = `sha384-${'A'.repeat(64)}`;

const allowedOrigins = ['https://profit.example'];

const release = {
  baseUrl: 'https://profit.example/1.0.0-0123456789/',
  version: '1.0.0-0123456789',
  contract: CONTRACT,
  entry: 'remoteEntry.js',
  scripts: ['remoteEntry.js'],
  styles: [],
  integrity: { 'remoteEntry.js': hash },
};

function registryWith(change: Readonly<Record<string, unknown>>) {
  const live = { ...release, ...change };
  return () => Promise.resolve({ schema: 1, remotes: { profit: { live, previous: [] } } });
}

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', request);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** There is no page here either: what came as far as a link element would throw. */
async function loadWithoutRequest(fetchRegistry: () => Promise<unknown>, name = 'profit') {
  const result = await loadTool(name, { fetchRegistry, allowedOrigins }, 0);
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

  it.each(['https://elsewhere.example/1.0.0/', 'http://profit.example/1.0.0/'])(
    'when it lies at %s, whose origin is not allowed',
    async (baseUrl) => {
      expect(await loadWithoutRequest(registryWith({ baseUrl }))).toMatchObject({
        ok: false,
        failure: { kind: 'tampered', detail: expect.stringContaining('allowed origins') },
      });
    },
  );

  it('when the registry throws before it promises anything', async () => {
    const fetchRegistry = () => {
      throw new Error('no such address');
    };
    expect(await loadWithoutRequest(fetchRegistry)).toMatchObject({
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

  it('when the registry is malformed', async () => {
    expect(await loadWithoutRequest(() => Promise.resolve('<!doctype html>'))).toMatchObject({
      ok: false,
      failure: { kind: 'broken', detail: expect.stringContaining("the registry's entry") },
    });
  });

  it('when its entry is malformed, and the log says where', async () => {
    expect(await loadWithoutRequest(registryWith({ entry: '../x.js' }))).toMatchObject({
      ok: false,
      failure: { kind: 'broken', detail: expect.stringContaining('live.entry') },
    });
  });

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
  const fetchRegistry = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(registryWith({ contract: newerMajor }));
  const first = await loadTool('profit', { fetchRegistry, allowedOrigins }, 0);
  const second = await loadTool('profit', { fetchRegistry, allowedOrigins }, 1);
  expect(first).toMatchObject({ failure: { kind: 'unreachable' } });
  expect(second).toMatchObject({ failure: { kind: 'incompatible' } });
});
