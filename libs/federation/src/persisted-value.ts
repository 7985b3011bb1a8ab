import * as v from 'valibot';

/** A value that the browser keeps between visits, if it lets us. */
export interface PersistedValue<Value> {
  /** `null` when there is none, or none that makes sense. */
  readonly read: () => Value | null;
  /** Writes it, or takes it away for `null`. A browser that refuses loses it when the page closes. */
  readonly write: (value: Value | null) => void;
}

/**
 * Keeps a value in the browser's storage under a name. What is read there counts as outside data.
 *
 * @param storage gives `localStorage`; it may throw, as it does where storage is blocked
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
