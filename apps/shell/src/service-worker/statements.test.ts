import type { PinnedKey } from '@thela/federation/statement';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStatements } from './statements';

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const origin = 'https://profit.example';

let key: { readonly privateKey: CryptoKey; readonly pin: PinnedKey };
let openPages: string[] = [];

beforeEach(async () => {
  key = await makeKey();
  openPages = ['page'];
  vi.stubGlobal('self', { clients: { matchAll: async () => openPages.map((id) => ({ id })) } });
  const stored = new Map<string, Response>();
  const cache = {
    match: async (name: string) => stored.get(name)?.clone(),
    put: async (name: string, response: Response) => void stored.set(name, response),
    keys: async () => [...stored.keys()].map((name) => ({ url: `https://thela.example${name}` })),
    delete: async ({ url }: { url: string }) => stored.delete(new URL(url).pathname),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

async function makeKey() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const pin = { kty: 'EC', crv: 'P-256', x, y, kid: 'k'.repeat(43) } as const;
  return { privateKey: pair.privateKey, pin };
}

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function release(version: string, letter: string, at = origin) {
  return {
    name: 'profit',
    baseUrl: `${at}/${version}/`,
    version,
    contract: '1.0',
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    integrity: { 'remoteEntry.js': hash(letter) },
  };
}

const addressOf = (version: string, at = origin) => `${at}/${version}/remoteEntry.js`;

/** The text of a registry whose entry this key has signed. */
async function registryWith(entry: object, signer = key): Promise<string> {
  return registryOf({ profit: await signedEntry({ tool: 'profit', ...entry }, signer) });
}

function registryOf(remotes: object): string {
  return JSON.stringify({ schema: 1, remotes });
}

async function signedEntry(entry: object, signer = key): Promise<object> {
  const head = base64Url(
    JSON.stringify({ alg: 'ES256', b64: false, crit: ['b64'], kid: signer.pin.kid }),
  );
  const payload = JSON.stringify({ seq: 1, previous: [], ...entry });
  const bytes = new TextEncoder().encode(`${head}.${payload}`);
  const signed = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    signer.privateKey,
    bytes,
  );
  const signature = base64Url(String.fromCharCode(...new Uint8Array(signed)));
  return { ...entry, payload, signatures: [{ protected: head, signature }] };
}

const none = () => Promise.reject(new TypeError('Failed to fetch'));

function statementsOf(fetchRegistry: () => Promise<string> = none, allowOverride = false) {
  const pinned = { keys: [key.pin], origins: [origin] };
  return createStatements({ profit: pinned, voice: pinned }, fetchRegistry, allowOverride);
}

const live = release('1.0.0', 'A');

describe('a file of a release is allowed', () => {
  it('by a signed entry, with its hash only, the canary included', async () => {
    const statements = statementsOf();
    const canary = { release: release('1.1.0', 'C'), percent: 10 };
    await statements.note(await registryWith({ live, canary }), 'page');
    expect(await statements.allow(addressOf('1.0.0'), hash('A'), 'page')).toBe(true);
    expect(await statements.allow(addressOf('1.0.0'), hash('B'), 'page')).toBe(false);
    expect(await statements.allow(addressOf('1.1.0'), hash('C'), 'page')).toBe(true);
  });

  it('by an entry that an open page was started with, until that page is closed', async () => {
    const statements = statementsOf();
    await statements.note(await registryWith({ live }), 'page');
    openPages = ['page', 'other'];
    await statements.note(await registryWith({ live: release('2.0.0', 'D') }), 'other');
    openPages = ['other', 'third'];
    await statements.note(await registryWith({ live: release('2.0.0', 'D') }), 'third');
    expect(await statements.allow(addressOf('1.0.0'), hash('A'), 'other')).toBe(true);
    openPages = ['third'];
    await statements.note(await registryWith({ live: release('2.0.0', 'D') }), 'third');
    expect(await statements.allow(addressOf('1.0.0'), hash('A'), 'third')).toBeNull();
    expect(await statements.allow(addressOf('2.0.0'), hash('D'), 'third')).toBe(true);
  });

  it('after the worker was restarted', async () => {
    await statementsOf().note(await registryWith({ live }), 'page');
    expect(await statementsOf().allow(addressOf('1.0.0'), hash('A'), 'page')).toBe(true);
  });

  it('after the registry was fetched once, where no page was told of it', async () => {
    const registry = await registryWith({ live });
    const fetchRegistry = vi.fn<() => Promise<string>>(async () => registry);
    const statements = statementsOf(fetchRegistry);
    const files = Array.from({ length: 3 }, () =>
      statements.allow(addressOf('1.0.0'), hash('A'), ''),
    );
    expect(await Promise.all(files)).toEqual([true, true, true]);
    expect(fetchRegistry).toHaveBeenCalledOnce();
  });

  it('by the override of the page that asks, where the site allows overrides', async () => {
    const statements = statementsOf(none, true);
    const folder = 'http://localhost:4202/2.0.0/';
    await statements.noteOverride(folder, { 'remoteEntry.js': hash('E') }, 'page');
    const address = `${folder}remoteEntry.js`;
    expect(await statements.allow(address, hash('E'), 'page')).toBe(true);
    expect(await statements.allow(address, hash('E'), 'other')).toBeNull();
    // Page code can write the cache of overrides.
    expect(await statementsOf().allow(address, hash('E'), 'page')).toBeNull();
  });
});

describe('a registry that is damaged', () => {
  beforeEach(() => void (openPages = []));

  it.each(['', '<!doctype html>', '{"schema":1,"remotes":{"profit":{"payl', '{"remotes":{}}'])(
    'does not replace the good one: %s',
    async (damaged) => {
      const statements = statementsOf();
      await statements.note(await registryWith({ live }), '');
      await statements.note(damaged, '');
      await statements.note(damaged, '');
      expect(await statements.allow(addressOf('1.0.0'), hash('A'), '')).toBe(true);
      expect(await statementsOf().allow(addressOf('1.0.0'), hash('A'), '')).toBe(true);
      expect(await statements.versions()).toEqual(['1.0.0']);
    },
  );

  it('in one entry replaces the others', async () => {
    const statements = statementsOf();
    const voice = { ...release('3.0.0', 'V'), name: 'voice' };
    const signedVoice = await signedEntry({ tool: 'voice', live: voice });
    const bad = {
      live: release('2.0.0', 'B'),
      seq: 2,
      previous: [{ version: '1.0.0', contract: '1.0' }],
    };
    const signedBad = await signedEntry({ tool: 'profit', ...bad });
    await statements.note(registryOf({ profit: signedBad, voice: signedVoice }), '');
    expect(await statements.versions()).toEqual(['2.0.0', '1.0.0', '3.0.0']);
    // The bad release is taken back, while the other tool's entry is damaged.
    const back = await signedEntry({ tool: 'profit', live, seq: 3 });
    const damaged = { ...signedVoice, payload: '{}' };
    await statements.note(registryOf({ profit: back, voice: damaged }), '');
    expect(await statements.allow(addressOf('1.0.0'), hash('A'), '')).toBe(true);
    expect(await statements.allow(addressOf('2.0.0'), hash('B'), '')).toBeNull();
    expect(await statements.allow(addressOf('3.0.0'), hash('V'), '')).toBe(true);
    expect(await statements.versions()).toEqual(['1.0.0', '3.0.0']);
  });

  it('by an earlier entry of the same key replaces nothing', async () => {
    const statements = statementsOf();
    const earlier = await registryWith({ live: release('2.0.0', 'B'), seq: 2 });
    await statements.note(earlier, '');
    await statements.note(await registryWith({ live, seq: 3 }), '');
    await statements.note(earlier, '');
    expect(await statements.allow(addressOf('1.0.0'), hash('A'), '')).toBe(true);
    expect(await statements.allow(addressOf('2.0.0'), hash('B'), '')).toBeNull();
  });
});

describe('it is unknown whether a file may have a hash', () => {
  it('that no entry names, for want of a network or of its release', async () => {
    expect(await statementsOf().allow(addressOf('1.0.0'), hash('A'), 'page')).toBeNull();
    const registry = await registryWith({ live });
    const statements = statementsOf(async () => registry);
    expect(await statements.allow(addressOf('2.0.0'), hash('A'), 'page')).toBeNull();
    expect(await statements.allow(addressOf('1.0.0'), hash('B'), 'page')).toBe(false);
  });
});

describe('a file of a release is refused', () => {
  it('that only the unsigned fields of an entry name', async () => {
    const statements = statementsOf();
    const { remotes } = JSON.parse(await registryWith({ live })) as { remotes: object };
    const changed = { ...Object.values(remotes)[0], live: release('6.6.6', 'F') } as object;
    await statements.note(JSON.stringify({ schema: 1, remotes: { profit: changed } }), 'page');
    expect(await statements.allow(addressOf('6.6.6'), hash('F'), 'page')).toBeNull();
    expect(await statements.allow(addressOf('1.0.0'), hash('A'), 'page')).toBe(true);
  });

  it('that another key has signed, or that comes from an origin of another tool', async () => {
    const statements = statementsOf();
    const elsewhere = release('1.0.0', 'A', 'https://voice.example');
    await statements.note(await registryWith({ live: elsewhere }), 'page');
    expect(await statements.allow(elsewhere.baseUrl, hash('A'), 'page')).toBeNull();
    const thief = { ...(await makeKey()), pin: key.pin };
    await statements.note(await registryWith({ live: release('6.6.6', 'F') }, thief), 'page');
    expect(await statements.allow(addressOf('6.6.6'), hash('F'), 'page')).toBeNull();
  });
});
