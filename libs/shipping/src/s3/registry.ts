import type { RegistryStore } from '../compare-and-swap';
import { brotli } from '../precompress';
import { REGISTRY_FILE } from '../site-layout';
import type { Bucket } from './bucket';
import type { ETagForm } from './conditional-writes';
import { headersOf } from './object-headers';

/**
 * The registry of a bucket. It is replaced on the condition that its ETag is the one that was read.
 *
 * @param name of the target, for messages
 * @param etagForm finds out how the store wants ETags, before the first change
 */
export function registryOf(
  bucket: Bucket,
  name: string,
  etagForm: () => Promise<ETagForm>,
): RegistryStore {
  return {
    address: `${name}/${REGISTRY_FILE}`,
    read: async () => {
      const object = await bucket.get(REGISTRY_FILE);
      return { text: object?.content.toString('utf8') ?? null, version: object?.etag ?? null };
    },
    swap: async (text, version) => {
      const form = await etagForm();
      const condition = version === null ? { 'if-none-match': '*' } : { 'if-match': form(version) };
      const encoding = { 'content-encoding': 'br' };
      const headers = { ...headersOf(REGISTRY_FILE, false), ...encoding, ...condition };
      const packed = await brotli(Buffer.from(text));
      return (await bucket.write(REGISTRY_FILE, packed, headers)) === 'stored';
    },
  };
}
