import type { Environment } from '../_shared/environment.ts';
import { FunctionSettingsError, readCount } from '../_shared/environment.ts';

export interface HealthSettings {
  /** Secret: who has it may read the counts. */
  readonly readKey: string;
  /** Makes pseudonyms of addresses that nobody else can. */
  readonly pseudonymKey: string;
  /** Origins whose pages may report, and whose registries name the releases that are counted. */
  readonly allowedOrigins: readonly string[];
  readonly limits: HealthLimits;
}

export interface HealthLimits {
  /** Reports an hour of one network. */
  readonly network: number;
  /** Reports an hour of all together. */
  readonly all: number;
}

/** Shorter keys could be guessed. */
const MIN_KEY_CHARS = 32;

const DEFAULT_LIMITS: HealthLimits = { network: 300, all: 20_000 };

/**
 * Reads all settings but the origins and the key of pseudonyms, which the caller has.
 *
 * @throws FunctionSettingsError naming the variable, never its value
 */
export function readHealthSettings(
  env: Environment,
  site: Pick<HealthSettings, 'allowedOrigins' | 'pseudonymKey'>,
): HealthSettings {
  return {
    ...site,
    readKey: readKey(env),
    limits: {
      network: readCount('HEALTH_HOURLY_LIMIT_PER_NETWORK', env, DEFAULT_LIMITS.network),
      all: readCount('HEALTH_HOURLY_LIMIT', env, DEFAULT_LIMITS.all),
    },
  };
}

function readKey({ HEALTH_READ_KEY: key }: Environment): string {
  if (!key) throw new FunctionSettingsError('HEALTH_READ_KEY is not set.');
  if (key.length >= MIN_KEY_CHARS && /^[\x21-\x7e]+$/.test(key)) return key;
  throw new FunctionSettingsError(
    `HEALTH_READ_KEY must have ${MIN_KEY_CHARS} characters or more, none of them a space: openssl rand -hex 32 makes one.`,
  );
}
