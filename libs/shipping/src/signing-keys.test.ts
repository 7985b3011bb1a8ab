import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeSigningKey, parseSigningKeys } from './signing-keys';

const one = await makeSigningKey();
const two = await makeSigningKey();
const jwk = JSON.parse(one.text) as Record<string, string>;
const other = JSON.parse(two.text) as Record<string, string>;
const kidsIn = async (text: string) =>
  (await parseSigningKeys(text, 'THELA_SIGNING_KEY')).map(({ pin }) => pin.kid);

describe('parseSigningKeys', () => {
  it('reads one key, or a set of several, each once', async () => {
    expect(await kidsIn(one.text)).toEqual([one.kid]);
    expect(await kidsIn(JSON.stringify({ keys: [jwk, other, jwk] }))).toEqual([one.kid, two.kid]);
  });

  it('calculates the id, whatever id the text names', async () => {
    expect(await kidsIn(JSON.stringify({ ...jwk, kid: 'mine' }))).toEqual([one.kid]);
  });

  it('returns keys that show nothing of the private half', async () => {
    const keys = await parseSigningKeys(one.text, 'THELA_SIGNING_KEY');
    expect(inspect(keys, { depth: null, showHidden: true })).not.toContain(jwk.d);
    expect(JSON.stringify(keys)).not.toContain(jwk.d);
  });

  it.each([
    ['no JSON', `${jwk.d}`, 'holds no private key for ES256 as a JWK'],
    ['half a text', one.text.slice(0, -20), 'holds no private key'],
    ['an empty set', '{"keys":[]}', 'holds no private key'],
    ['a set with something else', JSON.stringify({ keys: [jwk, 1] }), 'holds no private key'],
    ['another curve', JSON.stringify({ ...jwk, crv: 'P-384' }), 'holds no private key'],
    ['a public key', JSON.stringify({ ...jwk, d: undefined }), 'holds a public key only'],
    ['halves of two keys', JSON.stringify({ ...jwk, d: other.d }), 'do not belong together'],
    ['a point off the curve', JSON.stringify({ ...jwk, y: other.y }), 'do not belong together'],
  ])('refuses %s and says so without the key', async (_name, text, message) => {
    const error: unknown = await parseSigningKeys(text, 'THELA_SIGNING_KEY').catch((e) => e);
    expect(String(error)).toContain('ShippingError: THELA_SIGNING_KEY holds ');
    expect(String(error)).toContain(message);
    const shown = inspect(error, { depth: null });
    for (const secret of [jwk.d, other.d]) expect(shown).not.toContain(secret?.slice(0, 10));
  });
});

it('no id starts with a hyphen, which would be taken for an option', async () => {
  const ids = await Promise.all(
    Array.from({ length: 200 }, async () => (await makeSigningKey()).kid),
  );
  expect(ids.filter((kid) => kid.startsWith('-'))).toEqual([]);
});
