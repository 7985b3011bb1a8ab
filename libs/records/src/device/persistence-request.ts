import type { SafeStorage } from '@thela/federation';

const ASKED_KEY = 'thela.persist';

/** Missing in a page that is not secure, and in old browsers. */
export function storageManager(): StorageManager | null | undefined {
  return (navigator as { readonly storage?: StorageManager | null }).storage;
}

/**
 * Asks the browser not to remove the records when space runs out: once on this device, because Firefox puts the
 * question to the person; on each page of the installed site, to which Chromium then gives it.
 *
 * @returns asks, if it is time
 */
export function persistenceRequest({ read, write }: SafeStorage): () => void {
  let hasAsked = false;
  const ask = async () => {
    const manager = storageManager();
    if (!manager || (await manager.persisted())) return;
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    if (typeof read(ASKED_KEY) === 'string' && !isInstalled) return;
    write(ASKED_KEY, 'asked');
    await manager.persist();
  };
  return () => {
    if (hasAsked) return;
    hasAsked = true;
    // Where the browser refuses even the question, nobody can do anything about it.
    ask().catch(() => {});
  };
}
