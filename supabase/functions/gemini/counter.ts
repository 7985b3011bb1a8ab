import type { CallDatabase } from '../_shared/call-database.ts';

/** A daily limit. */
interface Count {
  /** Pseudonym of the user or address whose calls are counted. */
  readonly subject: string;
  /** Calls a day. */
  readonly limit: number;
}

export interface Counter {
  /**
   * Counts one call for every subject, or for none when one of them has reached its limit.
   *
   * @returns the first subject that has, or `null`
   */
  readonly take: (counts: readonly Count[]) => Promise<string | null>;
}

/** The day in UTC, `2026-11-21`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Counts in memory, until the process ends.
 *
 * @param now the time in ms since the epoch
 */
export function memoryCounter(now: () => number): Counter {
  let day = '';
  const calls = new Map<string, number>();
  const countOf = (subject: string) => calls.get(subject) ?? 0;
  return {
    take: async (counts) => {
      const today = dayOf(now());
      if (today !== day) calls.clear();
      day = today;
      const usedUp = counts.find(({ subject, limit }) => countOf(subject) >= limit);
      if (usedUp) return usedUp.subject;
      for (const { subject } of counts) calls.set(subject, countOf(subject) + 1);
      return null;
    },
  };
}

/**
 * Counts in the table of the project's database, by its one atomic function; see `migrations/`.
 *
 * @param call with the project's secret key: the function is granted to nobody else
 */
export function tableCounter(call: CallDatabase): Counter {
  return {
    take: async (counts) => {
      const answer = await call('take_gemini_call', {
        subjects: counts.map(({ subject }) => subject),
        limits: counts.map(({ limit }) => limit),
      });
      if (answer === null || typeof answer === 'string') return answer;
      throw new Error('take_gemini_call answered neither a text nor null');
    },
  };
}
