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

/** For the database to answer, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Counts in the table of the project's database, by its one atomic function; see `migrations/`.
 *
 * @param secretKey of the project: the function is granted to nobody else
 */
export function tableCounter(supabaseUrl: string, secretKey: string): Counter {
  return {
    take: async (counts) => {
      const response = await fetch(`${supabaseUrl}/rest/v1/rpc/take_gemini_call`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          apikey: secretKey,
          Authorization: `Bearer ${secretKey}`,
        },
        body: JSON.stringify({
          subjects: counts.map(({ subject }) => subject),
          limits: counts.map(({ limit }) => limit),
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer: unknown = await response.json();
      if (response.ok && (answer === null || typeof answer === 'string')) return answer;
      throw new Error(`take_gemini_call answered ${response.status}`);
    },
  };
}
