import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PinnedTools } from './statement';
import { makeSigner, sampleStatement, sign } from './testing/signer';
import type { Signer } from './testing/signer';
import { createVerifier } from './verified-registry';
import type { VerifiedEntryOf } from './verified-registry';

let own: Signer;
let next: Signer;
let ofVoice: Signer;
beforeAll(async () => {
  [own, next, ofVoice] = await Promise.all([makeSigner(), makeSigner(), makeSigner()]);
});

const pinsOf = (...signers: readonly Signer[]): PinnedTools => ({
  profit: { keys: signers.map(({ pin }) => pin), origins: [] },
  voice: { keys: [ofVoice.pin], origins: [] },
});

type Remotes = Readonly<Record<string, unknown>>;

/** What a page of this configuration makes of a registry: `found 7`, or the reason of a refusal. */
async function open(remotes: Remotes, pins = pinsOf(own), stored?: Remotes) {
  const storage = () => localStorage;
  const { verify } = createVerifier({ pinnedTools: () => Promise.resolve(pins), storage });
  const { registry } = await verify({ schema: 1, remotes }, { schema: 1, remotes: stored });
  return Object.fromEntries([...registry].map(([name, entry]) => [name, describeEntry(entry)]));
}

function describeEntry(entry: VerifiedEntryOf): string {
  if (entry.kind === 'refused') return entry.reason;
  return `found ${entry.remote.seq}${entry.isBehind ? ', stored' : ''}`;
}

function statement(seq: number, ...signers: readonly Signer[]) {
  return sign(JSON.stringify({ ...sampleStatement, seq }), signers);
}

describe('a verified registry', () => {
  it('refuses each wrong entry alone', async () => {
    const voice = {
      ...sampleStatement,
      tool: 'voice',
      live: { ...sampleStatement.live, name: 'voice' },
    };
    const remotes = {
      profit: await statement(7, own),
      voice: await sign(JSON.stringify(voice), [own]),
      strategy: await statement(7, own),
      toString: 'nonsense',
    };
    expect(await open(remotes)).toEqual({
      profit: 'found 7',
      voice: 'no pinned key has signed its entry',
      strategy: 'no key is pinned for it',
      toString: 'no key is pinned for it',
    });
  });

  it('hands on what was signed of the accepted entries, and nothing else', async () => {
    const profit = await statement(7, own);
    const { verify } = createVerifier({
      pinnedTools: () => Promise.resolve(pinsOf(own)),
      storage: () => localStorage,
    });
    const remotes = { profit: { ...profit, live: 'of before' }, voice: profit };
    expect((await verify({ schema: 1, remotes })).accepted).toEqual(new Map([['profit', profit]]));
  });

  it.each([null, [], {}, { schema: 2, remotes: {} }, { schema: 1 }])(
    'rejects %j, which is no registry',
    async (value) => {
      const pinnedTools = () => Promise.resolve(pinsOf(own));
      const { verify } = createVerifier({ pinnedTools, storage: () => localStorage });
      await expect(verify(value)).rejects.toThrow('not a registry');
    },
  );

  it('refuses an entry that is older than one that this browser saw, on later visits too', async () => {
    const older = await statement(6, own);
    expect(await open({ profit: await statement(7, own) })).toEqual({ profit: 'found 7' });
    expect(await open({ profit: older })).toEqual({
      profit: 'its entry 6 is older than one that was seen',
    });
    expect(await open({ profit: await statement(7, own) })).toEqual({ profit: 'found 7' });
    localStorage.clear();
    // A browser that has seen nothing cannot know.
    expect(await open({ profit: older })).toEqual({ profit: 'found 6' });
  });

  it.each([
    ['older', 7, 6, 7, 'found 7, stored'],
    ['missing', 7, null, 7, 'found 7, stored'],
    ['newer', 7, 8, 7, 'found 8'],
    ['the same', 7, 7, 7, 'found 7'],
    ['older, and what is stored is not the newest', 8, 6, 7, '6 is older'],
    ['older, and nothing is stored', 7, 6, null, '6 is older'],
    ['missing, and nothing is stored', 7, null, null, 'no entry'],
  ])(
    'goes by the newest entry where that of the server is %s',
    async (_, seen, now, kept, shown) => {
      const remotes = async (seq: number | null) =>
        seq === null ? {} : { profit: await statement(seq, own) };
      await open(await remotes(seen));
      const { profit } = await open(await remotes(now), pinsOf(own), await remotes(kept));
      expect(profit ?? 'no entry').toContain(shown);
    },
  );

  it('takes no stored entry that no pinned key has signed, nor one in place of a wrong one', async () => {
    const newest = { profit: await statement(7, own) };
    await open(newest);
    const older = { profit: await statement(6, own) };
    const forged = { profit: await statement(9, next) };
    expect((await open(older, pinsOf(own), forged)).profit).toContain('6 is older');
    expect((await open(forged, pinsOf(own), newest)).profit).toContain('no pinned key');
  });

  it('names what is missing without WebCrypto, as at http addresses', async () => {
    vi.stubGlobal('crypto', {});
    const { profit } = await open({ profit: {} });
    expect(profit).toBe('the page has no https: address');
  });

  it('remembers the figures of each key apart, so that those of a stolen key end with it', async () => {
    const both = pinsOf(own, next);
    expect(await open({ profit: await statement(7, own, next) }, both)).toEqual({
      profit: 'found 7',
    });
    const stolen = Number.MAX_SAFE_INTEGER;
    expect(await open({ profit: await statement(stolen, own) }, both)).toEqual({
      profit: `found ${stolen}`,
    });
    expect(await open({ profit: await statement(8, next) }, pinsOf(next))).toEqual({
      profit: 'found 8',
    });
    // Signed by both, it counts by the key that has not seen a higher figure.
    expect(await open({ profit: await statement(9, own, next) }, both)).toEqual({
      profit: 'found 9',
    });
    expect(await open({ profit: await statement(8, own, next) }, both)).toEqual({
      profit: 'its entry 8 is older than one that was seen',
    });
  });

  it('lets an invalid entry change nothing of what was seen', async () => {
    expect(await open({ profit: await statement(7, own) })).toEqual({ profit: 'found 7' });
    await open({ profit: await statement(99, next), voice: await statement(99, ofVoice) });
    expect(await open({ profit: await statement(7, own) })).toEqual({ profit: 'found 7' });
  });

  it('verifies the same entry once, and one that was changed anew', async () => {
    const subtle = vi.spyOn(crypto.subtle, 'verify');
    const storage = () => localStorage;
    const { verify, verifyUnnumbered } = createVerifier({
      pinnedTools: () => Promise.resolve(pinsOf(own)),
      storage,
    });
    const profit = await statement(7, own);
    const kindOf = async (verification: ReturnType<typeof verify>) =>
      (await verification).registry.get('profit')?.kind;
    const registry = () => ({ schema: 1, remotes: { profit: { ...profit } } });
    expect(await kindOf(verifyUnnumbered(registry()))).toBe('found');
    expect(await kindOf(verify(registry()))).toBe('found');
    expect(subtle).toHaveBeenCalledTimes(1);
    const changed = { ...profit, payload: profit.payload.replace('"seq":7', '"seq":8') };
    expect(await kindOf(verify({ schema: 1, remotes: { profit: changed } }))).toBe('refused');
    expect(subtle).toHaveBeenCalledTimes(2);
  });

  it('lets a later registry that is only looked at leave the stored one good', async () => {
    const storage = () => localStorage;
    const pinnedTools = () => Promise.resolve(pinsOf(own));
    const { verify, verifyUnnumbered } = createVerifier({ pinnedTools, storage });
    const registryOf = async (seq: number) => ({
      schema: 1,
      remotes: { profit: await statement(seq, own) },
    });
    const profitOf = async (verification: ReturnType<typeof verify>) =>
      (await verification).registry.get('profit')?.kind;
    expect(await profitOf(verify(await registryOf(7)))).toBe('found');
    expect(await profitOf(verifyUnnumbered(await registryOf(9)))).toBe('found');
    // As the page reads what it stored, and as it reads an answer of the network.
    expect(await profitOf(verifyUnnumbered(await registryOf(7)))).toBe('found');
    expect(await profitOf(verify(await registryOf(7)))).toBe('found');
    expect(await profitOf(verify(await registryOf(6)))).toBe('refused');
    expect(await profitOf(verifyUnnumbered({ schema: 1, remotes: { profit: {} } }))).toBe(
      'refused',
    );
  });
});
