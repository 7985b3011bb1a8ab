import { randomUUID } from 'node:crypto';
import pRetry from 'p-retry';
import * as v from 'valibot';
import { UnsureError } from '../compare-and-swap';
import { ShippingError } from '../shipping-error';
import type { Bucket } from './bucket';
import type { ETagForm } from './conditional-writes';

/**
 * A lease that was not renewed for this long is over: its process no longer runs. After `RENEW_MS` there is more left than the
 * longest upload of a file takes, with all its repetitions.
 */
const LEASE_MS = 10 * 60_000;
const RENEW_MS = 2 * 60_000;

/** Waits for another holder for about a minute. */
const RETRIES = { retries: 40, factor: 1.3, minTimeout: 100, maxTimeout: 2000, randomize: true };

const leaseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ holder: v.string(), until: v.pipe(v.string(), v.isoTimestamp()) }),
);

class TakenError extends Error {
  override name = 'TakenError';
}

export interface Lease {
  /**
   * Renews the lease when it is time. To be called before each write that it guards.
   *
   * @throws ShippingError when somebody else holds it now
   */
  readonly keep: () => Promise<void>;
  /** Lets the next one have it at once. */
  readonly release: () => Promise<void>;
}

/**
 * Takes a lease: an object that names its holder until a time on the store's clock. It stays in the bucket.
 *
 * @param path of the lease's object
 * @throws ShippingError when somebody else keeps it
 */
export async function takeLease(bucket: Bucket, path: string, etagForm: ETagForm): Promise<Lease> {
  const holder = randomUUID();
  const claim = (forMs: number) => claimed(() => write(bucket, path, etagForm, holder, forMs));
  await claim(LEASE_MS);
  let renewAt = performance.now() + RENEW_MS;
  let renewing = Promise.resolve();
  return {
    keep: () => {
      // Several uploads ask at the same time.
      if (performance.now() >= renewAt) {
        renewAt = performance.now() + RENEW_MS;
        renewing = claim(LEASE_MS);
      }
      return renewing;
    },
    release: () => claim(0),
  };
}

async function claimed(writeLease: () => Promise<void>): Promise<void> {
  try {
    await pRetry(writeLease, {
      ...RETRIES,
      shouldRetry: ({ error }) => error instanceof TakenError || error instanceof UnsureError,
    });
  } catch (error) {
    if (error instanceof TakenError || error instanceof UnsureError) {
      throw new ShippingError(`${error.message} Try again.`);
    }
    throw error;
  }
}

/**
 * Writes the lease if it is free or the holder's own, so that it can be written again when an answer was lost.
 *
 * @throws TakenError when it is somebody else's
 */
async function write(
  bucket: Bucket,
  path: string,
  etagForm: ETagForm,
  holder: string,
  forMs: number,
): Promise<void> {
  const object = await bucket.get(path);
  const lease = v.safeParse(leaseSchema, object?.content.toString('utf8'));
  const now = object?.now ?? Date.now();
  if (lease.success && lease.output.holder !== holder && Date.parse(lease.output.until) > now) {
    throw new TakenError(
      `Somebody else publishes the shell now, or was stopped while doing so; that holds until ${lease.output.until}.`,
    );
  }
  const until = new Date(now + forMs).toISOString();
  const condition = object ? { 'if-match': etagForm(object.etag) } : { 'if-none-match': '*' };
  const headers = { ...condition, 'content-type': 'application/json' };
  const result = await bucket.write(path, JSON.stringify({ holder, until }), headers);
  if (result !== 'stored') throw new TakenError('Somebody else begins to publish the shell.');
}
