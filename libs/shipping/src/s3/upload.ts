import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import { brotli, isCompressible } from '../precompress';
import type { Bucket } from './bucket';
import { headersOf } from './object-headers';

/** Enough for a line whose answers take long, few enough for a weak one. */
export const CONCURRENCY = 8;

/**
 * Uploads files, several at a time. A bucket does not choose among encodings, so each text is stored once, compressed with
 * Brotli, which every browser of ours reads.
 *
 * @param from folder of the files
 * @param paths below `from`
 * @param to folder in the bucket, `profit/1.0.0-abc/`
 * @param before is called before each file, and throws to stop
 */
export async function uploadFiles(
  bucket: Bucket,
  from: string,
  paths: readonly string[],
  to: string,
  isTool: boolean,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  await pMap(
    paths,
    async (path) => {
      await uploadFile(bucket, to, path, readFileSync(join(from, path)), isTool, before);
    },
    { concurrency: CONCURRENCY },
  );
}

export async function uploadFile(
  bucket: Bucket,
  to: string,
  path: string,
  content: Buffer<ArrayBuffer>,
  isTool: boolean,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  const isPacked = isCompressible(path, content);
  const body = isPacked ? await brotli(content) : content;
  await before();
  await bucket.put(`${to}${path}`, body, {
    ...headersOf(path, isTool),
    ...(isPacked ? { 'content-encoding': 'br' } : {}),
  });
}
