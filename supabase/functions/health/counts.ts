import type { Report } from '@thela/health';
import type { CallDatabase } from '../_shared/call-database.ts';
import type { HealthLimits } from './settings.ts';

/** The limit that a report reached: of its address, of all together, or of different releases. */
type ReachedLimit = 'caller' | 'all' | 'releases';

/** The counts in the project's database. Its functions reject when the database does not answer. */
export interface HealthCounts {
  /**
   * Counts a report, unless a limit is reached.
   *
   * @param caller pseudonym of the address that it comes from
   * @returns the limit, or `null`
   */
  readonly take: (
    report: Report,
    caller: string,
    limits: HealthLimits,
  ) => Promise<ReachedLimit | null>;
  /** The counts since a full hour, as `countsSchema` has them in `releases`. */
  readonly read: (since: Date) => Promise<unknown>;
  /** The histograms since the beginning of a day, as `vitalsSchema` has them in `vitals`. */
  readonly readVitals: (since: Date) => Promise<unknown>;
}

/** Counts by the functions of `migrations/`, each of which is atomic. */
export function databaseCounts(call: CallDatabase): HealthCounts {
  return {
    take: async (report, caller, limits) => {
      const answer = await call('count_health', {
        report,
        caller,
        caller_limit: limits.address,
        total_limit: limits.all,
        release_limit: limits.releases,
      });
      if (answer === null || answer === 'caller' || answer === 'all' || answer === 'releases') {
        return answer;
      }
      throw new Error('count_health answered neither a limit nor null');
    },
    read: (since) => call('read_health', { since: since.toISOString() }),
    readVitals: (since) => call('read_vitals', { since: since.toISOString().slice(0, 10) }),
  };
}
