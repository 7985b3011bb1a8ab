import { lock } from 'proper-lockfile';
import { ShippingError } from './shipping-error';

/** A lock that was not renewed for this long is stale: its process no longer runs. */
export const STALE_MS = 10_000;

/** Retries go on for much longer than it takes until a lock is stale, with delays of up to 0.5 s. */
const RETRIES = { retries: 80, factor: 1.3, minTimeout: 20, maxTimeout: 500, randomize: true };

/**
 * Takes the lock of a file or folder; waits while another process holds it.
 *
 * @param path what is locked; it need not exist
 * @param lockfilePath path of the lock, in a folder that exists
 * @returns releases the lock
 * @throws ShippingError when it stays locked
 */
export async function lockFile(path: string, lockfilePath: string): Promise<() => Promise<void>> {
  try {
    return await lock(path, {
      lockfilePath,
      realpath: false,
      stale: STALE_MS,
      retries: RETRIES,
      onCompromised: () => {},
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new ShippingError(
      `${path} is being changed by somebody else and did not become free. Try again.`,
    );
  }
}
