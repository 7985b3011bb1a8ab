import type { SafeStorage } from '@thela/federation';

const DEVICE_KEY = 'thela.device';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of this device in the events that are entered on it: a UUID made at random, with the first event.
 *
 * @returns gives it
 */
export function deviceId({ read, write }: SafeStorage): () => string {
  let id: string | undefined;
  return () => {
    if (id) return id;
    const stored = read(DEVICE_KEY);
    id = stored && UUID.test(stored) ? stored : crypto.randomUUID();
    if (id !== stored) write(DEVICE_KEY, id);
    return id;
  };
}
