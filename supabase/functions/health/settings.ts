import * as v from 'valibot';
import { toolName } from '@thela/health';
import type { Environment } from '../_shared/environment.ts';
import { FunctionSettingsError, readCount } from '../_shared/environment.ts';

export interface HealthSettings {
  /** Secret: who has it may read the counts. */
  readonly readKey: string;
  /** Makes pseudonyms of addresses that nobody else can. */
  readonly pseudonymKey: string;
  /** App folders of the tools whose reports are counted; empty for any. */
  readonly tools: readonly string[];
  /** Origins whose pages may report. */
  readonly allowedOrigins: readonly string[];
  readonly limits: HealthLimits;
}

export interface HealthLimits {
  /** Reports an hour of one address: a mobile network gives many phones the same one. */
  readonly address: number;
  /** Reports an hour of all together. */
  readonly all: number;
  /** Different releases a day of all tools together: nobody can fill the table with made-up ones. */
  readonly releases: number;
}

/** Shorter keys could be guessed. */
const MIN_KEY_CHARS = 32;

const DEFAULT_LIMITS: HealthLimits = { address: 300, all: 20_000, releases: 100 };

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
    tools: readTools(env.HEALTH_TOOLS ?? ''),
    limits: {
      address: readCount('HEALTH_HOURLY_LIMIT_PER_ADDRESS', env, DEFAULT_LIMITS.address),
      all: readCount('HEALTH_HOURLY_LIMIT', env, DEFAULT_LIMITS.all),
      releases: readCount('HEALTH_DAILY_RELEASES', env, DEFAULT_LIMITS.releases),
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

function readTools(value: string): readonly string[] {
  const tools = value
    .split(',')
    .map((tool) => tool.trim())
    .filter(Boolean);
  if (tools.every((tool) => v.is(toolName, tool))) return tools;
  throw new FunctionSettingsError(
    'HEALTH_TOOLS must be app folders of tools, such as profit,analytics.',
  );
}
