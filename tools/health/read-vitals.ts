import { vitalsSchema } from '@thela/health';
import type { Vitals } from '@thela/health';
import { askHealth } from './ask-health';

/**
 * Reads how fast visits were, as histograms; settings and errors as with `readHealth`.
 *
 * @param since counts are kept by the day: those from the next day (UTC) on
 */
export async function readVitals(
  since: Date,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Vitals> {
  const query = { since: since.toISOString(), of: 'vitals' };
  return askHealth(query, vitalsSchema, env);
}
