import { beforeAll, describe, expect, it } from 'vitest';
import { verifyEntry } from './statement';
import { makeSigner, sampleStatement, sign } from './testing/signer';
import type { Signer } from './testing/signer';

const { live } = sampleStatement;
const textOf = (change: object = {}) => JSON.stringify({ ...sampleStatement, ...change });

let own: Signer;
let second: Signer;
let foreign: Signer;
beforeAll(async () => {
  [own, second, foreign] = await Promise.all([makeSigner(), makeSigner(), makeSigner()]);
});

describe('verifyEntry', () => {
  it('accepts a statement that a pinned key has signed', async () => {
    const signed = await sign(textOf({ since: '2026-11-22T06:00:00.000Z' }), [own]);
    expect(await verifyEntry(signed, 'profit', [own.pin])).toEqual({
      ok: true,
      statement: { ...sampleStatement, since: '2026-11-22T06:00:00.000Z' },
      signed,
      kids: [own.pin.kid],
    });
  });

  it('reads the payload letter by letter, whatever letters it holds', async () => {
    const reason = 'बंद है — “₹5” \\ \u2028';
    const signed = await sign(textOf({ disabled: { reason } }), [own]);
    expect(await verifyEntry(signed, 'profit', [own.pin])).toMatchObject({
      statement: { disabled: { reason } },
    });
  });

  it('names each pinned key that has signed, and needs only one', async () => {
    const signed = await sign(textOf(), [foreign, own, second]);
    const kids = async (...keys: readonly Signer[]) => {
      const verified = await verifyEntry(
        signed,
        'profit',
        keys.map(({ pin }) => pin),
      );
      return verified.ok ? verified.kids : verified.reason;
    };
    expect(await kids(own, second)).toEqual([own.pin.kid, second.pin.kid]);
    expect(await kids(second)).toEqual([second.pin.kid]);
  });

  it('ignores the unsigned fields beside the statement', async () => {
    const signed = await sign(textOf(), [own]);
    const entry = { ...signed, live: { ...live, version: '9.9.9-bad' }, seq: 99 };
    expect(await verifyEntry(entry, 'profit', [own.pin])).toMatchObject({
      statement: sampleStatement,
      signed,
    });
  });

  async function reasonFor(entry: unknown, keys = [own.pin]): Promise<string> {
    const verified = await verifyEntry(entry, 'profit', keys);
    return verified.ok ? 'accepted' : verified.reason;
  }

  it.each([null, undefined, 'entry', [], {}, { live, previous: [] }, { payload: textOf() }])(
    'refuses the unsigned entry %j',
    async (entry) => expect(await reasonFor(entry)).toBe('its entry is not signed'),
  );

  const unknownKey = 'no pinned key has signed its entry';

  it('refuses an entry that only other keys have signed', async () => {
    const signed = await sign(textOf(), [foreign]);
    expect(await reasonFor(signed)).toBe(unknownKey);
    expect(await reasonFor(signed, [])).toBe(unknownKey);
    // The signer claims to be the pinned key.
    const claimed = await sign(textOf(), [{ ...foreign, pin: own.pin }]);
    expect(await reasonFor(claimed)).toBe(unknownKey);
    // The pinned id with another key.
    expect(await reasonFor(signed, [{ ...own.pin, kid: foreign.pin.kid }])).toBe(unknownKey);
  });

  it('refuses an entry in which anything was changed after it was signed', async () => {
    const { payload, signatures } = await sign(textOf(), [own]);
    const [first = { protected: '', signature: '' }] = signatures;
    const head = JSON.parse(atob(first.protected)) as object;
    const changed = [
      { payload: payload.replace('"seq":7', '"seq":8'), signatures },
      { payload: `${payload} `, signatures },
      { payload, signatures: [{ ...first, signature: first.signature.replace(/^../, 'AA') }] },
      { payload, signatures: [{ ...first, protected: btoa(JSON.stringify({ ...head, x: 1 })) }] },
      { payload, signatures: [{ ...first, signature: '' }] },
      { payload, signatures: [{ ...first, signature: 'not base64!' }] },
      { payload, signatures: [] },
    ];
    const reasons = await Promise.all(changed.map((entry) => reasonFor(entry)));
    expect(new Set(reasons)).toEqual(new Set([unknownKey]));
  });

  it('refuses a header that does not oblige the reader to take the payload unencoded', async () => {
    const encoded = await sign(textOf(), [own], { alg: 'ES256' });
    expect(await reasonFor(encoded)).toBe(unknownKey);
    const none = btoa(JSON.stringify({ alg: 'none', b64: false, crit: ['b64'], kid: own.pin.kid }));
    const unsigned = { payload: textOf(), signatures: [{ protected: none, signature: '' }] };
    expect(await reasonFor(unsigned)).toBe(unknownKey);
  });

  it('refuses a statement about another tool, and a release of another tool', async () => {
    const release = { ...live, name: 'strategy' };
    const about = async (change: object) => reasonFor(await sign(textOf(change), [own]));
    expect(await about({ tool: 'strategy' })).toBe('its entry is about strategy');
    expect(await about({ live: release })).toBe('its entry is about strategy');
    expect(await about({ canary: { release, percent: 10 } })).toBe('its entry is about strategy');
    expect(await about({ live: { ...live, name: undefined } })).toBe(
      'its entry is about an unnamed release',
    );
  });

  it.each([
    { seq: 0 },
    { seq: 1.5 },
    { seq: 2 ** 53 },
    { seq: '7' },
    { seq: undefined },
    { live: undefined },
    { live: { ...live, baseUrl: 'https://profit.example' } },
    { live: { ...live, contract: '3.0.1' } },
    { live: { ...live, shared: { react: '^20' } } },
    { disabled: { reason: '' } },
    'no JSON',
  ])('refuses a signed statement with %j, which is no attack', async (change) => {
    const signed = await sign(typeof change === 'string' ? change : textOf(change), [own]);
    expect(await verifyEntry(signed, 'profit', [own.pin])).toMatchObject({
      reason: expect.stringMatching(/^its statement is malformed/),
      failure: 'incompatible',
    });
  });
});
