import * as v from 'valibot';
import { safeStorage } from './safe-storage';

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
