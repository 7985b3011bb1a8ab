/** A browser's storage that never throws. */
export interface SafeStorage {
  /** `null` when there is no such item; `undefined` where storage is blocked, and nobody knows. */
  readonly read: (name: string) => string | null | undefined;
  /**
   * Writes an item, or removes it for `null`.
   *
   * @returns whether that worked: not where storage is blocked or full
   */
  readonly write: (name: string, value: string | null) => boolean;
}

/**
 * Guards a browser's storage. Where a person blocks it, even access to `window.localStorage` throws.
 *
 * @param storage gives `localStorage` or `sessionStorage`; it may throw
 */
export function safeStorage(storage: () => Storage): SafeStorage {
  return {
    read: (name) => {
      try {
        return storage().getItem(name);
      } catch {
        return undefined;
      }
    },
    write: (name, value) => {
      try {
        if (value === null) storage().removeItem(name);
        else storage().setItem(name, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The storage of this site in the browser; it throws where storage is blocked. */
export const browserStorage = (): Storage => window.localStorage;
