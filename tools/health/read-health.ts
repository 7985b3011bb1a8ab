import { countsSchema } from '@thela/health';
import type { ReleaseHealth } from '@thela/health';
import { askHealth } from './ask-health';

export type { ReleaseHealth } from '@thela/health';

/**
 * Reads how each release does, from the function that counts reports.
 *
 * @param since counts are kept by the hour: those from the next full hour on
 * @param env `HEALTH_URL`, or `REPORTING_URL` where that is empty, and `HEALTH_READ_KEY`; of a site on this machine those of
 *   `localEnvironment`
 * @throws CommandError when a variable is missing or invalid, the key is refused, or the function cannot be reached, takes
 *   more than 10 s or answers something else
 */
export async function readHealth(
  since: Date,
  env: NodeJS.ProcessEnv = process.env,
): Promise<readonly ReleaseHealth[]> {
  return (await askHealth({ since: since.toISOString() }, countsSchema, env)).releases;
}
