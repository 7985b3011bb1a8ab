import * as v from 'valibot';

/** Name of the overrides in the browser's storage. */
export const OVERRIDES_KEY = 'thela.overrides';

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

/** A value in the browser's storage. If the storage is blocked, it lives as long as the page. */
export interface PersistedValue<Value> {
  /** `null` when there is none, or when the stored text does not match the schema. */
  readonly read: () => Value | null;
  /** Stores the value; `null` removes it. */
  readonly write: (value: Value | null) => void;
}

/**
 * Stores a value in the browser under a name. What is read back is validated like any outside data.
 *
 * @param storage returns `localStorage`; it may throw, as browsers do that block storage
 */
export function persistValue<Value>(
  storage: () => Storage,
  name: string,
  schema: v.GenericSchema<unknown, Value>,
): PersistedValue<Value> {
  const safe = safeStorage(storage);
  const json = v.pipe(v.string(), v.parseJson(), schema);
  let unwritten: Value | null | undefined;
  return {
    read: () => {
      if (unwritten !== undefined) return unwritten;
      const parsed = v.safeParse(json, safe.read(name));
      return parsed.success ? parsed.output : null;
    },
    write: (value) => {
      const isWritten = safe.write(name, value === null ? null : JSON.stringify(value));
      unwritten = isWritten ? undefined : value;
    },
  };
}
