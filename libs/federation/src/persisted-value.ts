import * as v from 'valibot';

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
  let written: Value | null | undefined;
  return {
    read: () => {
      if (written !== undefined) return written;
      try {
        const text = v.pipe(v.string(), v.parseJson(), schema);
        const parsed = v.safeParse(text, storage().getItem(name));
        return parsed.success ? parsed.output : null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        if (value === null) storage().removeItem(name);
        else storage().setItem(name, JSON.stringify(value));
        written = undefined;
      } catch {
        written = value;
      }
    },
  };
}
