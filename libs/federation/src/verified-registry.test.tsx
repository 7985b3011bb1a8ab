import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
beforeEach(() => localStorage.clear());

const pinsOf = (...signers: readonly Signer[]): PinnedTools => ({
  profit: { keys: signers.map(({ pin }) => pin), origins: [] },
  voice: { keys: [ofVoice.pin], origins: [] },
});

/** What a page of this configuration makes of a registry: `found 7`, or the reason of a refusal. */
async function open(remotes: Readonly<Record<string, unknown>>, pins = pinsOf(own)) {
  const storage = () => localStorage;
  const { verify } = createVerifier({ pinnedTools: () => Promise.resolve(pins), storage });
  const { registry } = await verify({ schema: 1, remotes });
  return Object.fromEntries([...registry].map(([name, entry]) => [name, describeEntry(entry)]));
}

function describeEntry(entry: VerifiedEntryOf): string {
  return entry.kind === 'found' ? `found ${entry.remote.seq}` : entry.reason;
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
    subtle.mockRestore();
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
