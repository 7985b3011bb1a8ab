import { makeSigningKey, parseSigningKeys } from '../signing-keys';
import type { SigningKey, SigningKeysOf } from '../signing-keys';

export async function sampleKey(): Promise<SigningKey> {
  const [key] = await parseSigningKeys((await makeSigningKey()).text, 'the sample');
  if (!key) throw new Error('No key was made.');
  return key;
}

export function sampleKeys(): SigningKeysOf {
  const made = new Map<string, Promise<SigningKey>>();
  return async (tool) => {
    const key = made.get(tool) ?? sampleKey();
    made.set(tool, key);
    return [await key];
  };
}

/** What a site's configuration says whose pages take Profit from an origin, with these keys. */
export async function remotesOfProfit(keys: SigningKeysOf, origin: string) {
  const pins = (await keys('profit')).map(({ pin }) => pin);
  return { allowedOrigins: [origin], tools: { profit: { keys: pins, origins: [origin] } } };
}
