import { randomUUID } from 'node:crypto';
import { UnsureError } from '../compare-and-swap';
import { ShippingError } from '../shipping-error';
import { repeated } from './bucket';
import type { Bucket, WriteResult } from './bucket';

/** Writes an ETag as a store compares it in `If-Match`: quoted as it was sent, or without the quotes. */
export type ETagForm = (etag: string) => string;

const FORMS: readonly ETagForm[] = [(etag) => etag, (etag) => etag.replaceAll('"', '')];

/**
 * Finds out whether a store honours the conditions of writes, with an object of its own that it removes afterwards.
 *
 * @returns how the store wants ETags
 * @throws ShippingError when it ignores conditions: two deploys at the same time would lose one another's changes
 */
export async function probeConditions(bucket: Bucket): Promise<ETagForm> {
  const path = `.probe-${randomUUID()}`;
  try {
    return await repeated(() => probe(bucket, path));
  } finally {
    // One that stays does no harm.
    await bucket.remove(path).catch(() => {});
  }
}

async function probe(bucket: Bucket, path: string): Promise<ETagForm> {
  await bucket.put(path, Buffer.from('1'), {});
  const create = await write(bucket, path, '2', { 'if-none-match': '*' });
  const replaceOther = await write(bucket, path, '3', { 'if-match': '"another"' });
  if (create === 'stored' || replaceOther === 'stored') {
    throw new ShippingError(
      'This store ignores the conditions of writes (If-Match, If-None-Match), so two deploys at the same time ' +
        'could lose a change. Nothing was changed.',
    );
  }
  for (const form of FORMS) {
    const seen = await bucket.get(path);
    if (seen && (await write(bucket, path, '4', { 'if-match': form(seen.etag) })) === 'stored') {
      return form;
    }
  }
  throw new ShippingError(
    'This store refuses a write on the condition of the present ETag (If-Match). Nothing was changed.',
  );
}

async function write(
  bucket: Bucket,
  path: string,
  content: string,
  condition: Readonly<Record<string, string>>,
): Promise<WriteResult> {
  const result = await bucket.write(path, content, condition);
  if (result === 'conflict')
    throw new UnsureError('The store reports conflicts for an object that nobody else writes');
  return result;
}
