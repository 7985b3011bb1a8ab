/** The environment of a process, as names and values. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable of a function is missing or invalid. */
export class FunctionSettingsError extends Error {
  override name = 'FunctionSettingsError';
}

/**
 * Reads a whole number of at most nine digits.
 *
 * @throws FunctionSettingsError naming the variable
 */
export function readCount(name: string, env: Environment, fallback: number): number {
  const value = env[name];
  if (!value) return fallback;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new FunctionSettingsError(`${name} must be a whole number.`);
}
