import type { Report } from '@thela/health';
import type { CallDatabase } from '../_shared/call-database.ts';
import type { HealthLimits } from './settings.ts';

/** The counts in the project's database. Its functions reject when the database does not answer. */
export interface HealthCounts {
  /**
   * Counts a report, as capped where a limit is reached.
   *
   * @param network pseudonym of the network that it comes from
   * @param slot 0 to 63, the same of this network for this release at any hour
   */
  readonly take: (
    report: Report,
    network: string,
    slot: number,
    limits: HealthLimits,
  ) => Promise<unknown>;
  /** The counts since a full hour, as `countsSchema` has them in `releases`. */
  readonly read: (since: Date) => Promise<unknown>;
  /** The histograms since the beginning of a day, as `vitalsSchema` has them but for `since`. */
  readonly readVitals: (since: Date) => Promise<object>;
}

/** Counts by the functions of `migrations/`, each of which is atomic. */
export function databaseCounts(call: CallDatabase): HealthCounts {
  return {
    take: (report, network, slot, limits) =>
      call('count_health', {
        report,
        network,
        slot,
        network_limit: limits.network,
        total_limit: limits.all,
      }),
    read: (since) => call('read_health', { since: since.toISOString() }),
    readVitals: async (since) =>
      Object(await call('read_vitals', { since: since.toISOString().slice(0, 10) })) as object,
  };
}
