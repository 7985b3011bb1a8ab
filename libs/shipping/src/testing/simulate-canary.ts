import { judgeCanary, judgeTrial } from '../judge-canary';
import type { HealthCounts, Judgement, ReportedCounts } from '../judge-canary';

export interface CanaryTrial {
  /** The canary's share of the openings, 0 to 1. */
  readonly share: number;
  /** Probability that an opening of the live release fails. */
  readonly base: number;
  /** How many times as often the canary fails. */
  readonly ratio: number;
  /** Openings of both releases until somebody decides without the judge. */
  readonly openings: number;
}

/** How many of the trials ended in each way, in per cent. */
export type Verdicts = Readonly<Record<Judgement['verdict'], number>>;

/** A job looks at the counts from time to time, after so many openings. */
const OPENINGS_PER_LOOK = 50;

/**
 * Simulates trials, each judged after every 50 openings until there is a verdict.
 *
 * @param judge by default ours
 */
export function simulate(
  trial: CanaryTrial,
  runs: number,
  seed: number,
  judge: (counts: Record<'live' | 'canary', HealthCounts>) => Judgement['verdict'] = (counts) =>
    judgeCanary(counts).verdict,
): Verdicts {
  const random = mulberry32(seed);
  return percentages(runs, () => verdictOf(trial, random, judge));
}

/** A trial of several days, in a stall's own rhythm. */
export interface DaysTrial {
  readonly browsers: number;
  /** Openings of a browser on a day, at any hour. */
  readonly visits: number;
  readonly days: number;
  /** The canary begins at this hour of the first day (UTC). */
  readonly startHour: number;
  readonly share: number;
  /** Probability that an opening of the live release fails. */
  readonly base: number;
  readonly ratio: number;
}

type Counts = Record<'live' | 'canary', { opened: number; failed: number }>;

/** Simulates trials by browser, day and hour, each judged every hour until there is a verdict; counted as pages report. */
export function simulateDays(trial: DaysTrial, runs: number, seed: number): Verdicts {
  const random = mulberry32(seed);
  return percentages(runs, () => verdictInDays(trial, random));
}

function percentages(runs: number, verdict: () => Judgement['verdict']): Verdicts {
  const count = { end: 0, promote: 0, undecided: 0 };
  for (let run = 0; run < runs; run += 1) count[verdict()] += 1;
  const percent = (number: number) => (100 * number) / runs;
  return {
    end: percent(count.end),
    promote: percent(count.promote),
    undecided: percent(count.undecided),
  };
}

function verdictInDays(trial: DaysTrial, random: () => number): Judgement['verdict'] {
  const hours = reportsByHour(trial, random);
  const { startHour } = trial;
  for (let now = startHour; now < hours.length; now += 1) {
    const since = (hour: number) => summed(hours.slice(hour, now + 1));
    const first = { live: since(0).live, canary: since(startHour).canary };
    const { verdict } = judgeTrial({ first, wholeDays: now < 24 ? null : since(24) });
    if (verdict !== 'undecided') return verdict;
  }
  return 'undecided';
}

/** What is reported in each hour: a browser reports an opening and a failure of a release once a day. */
function reportsByHour(
  { browsers, visits, days, startHour, share, base, ratio }: DaysTrial,
  random: () => number,
): Counts[] {
  const hours = Array.from({ length: days * 24 }, none);
  for (let browser = 0; browser < browsers; browser += 1) {
    const getsCanary = random() < share;
    for (let day = 0; day < days; day += 1) {
      const reported = new Set<string>();
      const times = Array.from({ length: visits }, () => Math.floor(random() * 24));
      for (const time of times.toSorted((a, b) => a - b)) {
        const hour = day * 24 + time;
        const release = getsCanary && hour >= startHour ? 'canary' : 'live';
        const counts = (hours[hour] ?? none())[release];
        const isFailure = random() < Math.min(1, base * (release === 'canary' ? ratio : 1));
        if (!reported.has(release)) counts.opened += 1;
        if (isFailure && !reported.has(`${release} failed`)) counts.failed += 1;
        reported.add(release);
        if (isFailure) reported.add(`${release} failed`);
      }
    }
  }
  return hours;
}

function none(): Counts {
  return { live: { opened: 0, failed: 0 }, canary: { opened: 0, failed: 0 } };
}

/** The database answers at least as many openings as failures. */
function summed(hours: readonly Counts[]): Record<keyof Counts, ReportedCounts> {
  const of = (release: keyof Counts) => {
    const failed = hours.reduce((sum, counts) => sum + counts[release].failed, 0);
    const opened = hours.reduce((sum, counts) => sum + counts[release].opened, 0);
    return { opened: Math.max(opened, failed), failed, networks: failed, capped: 0 };
  };
  return { live: of('live'), canary: of('canary') };
}

function verdictOf(
  { share, base, ratio, openings }: CanaryTrial,
  random: () => number,
  judge: (counts: Record<'live' | 'canary', HealthCounts>) => Judgement['verdict'],
): Judgement['verdict'] {
  const live = { opened: 0, failed: 0 };
  const canary = { opened: 0, failed: 0 };
  for (let seen = 0; seen < openings; seen += OPENINGS_PER_LOOK) {
    const opened = binomial(OPENINGS_PER_LOOK, share, random);
    canary.opened += opened;
    canary.failed += binomial(opened, Math.min(1, base * ratio), random);
    live.opened += OPENINGS_PER_LOOK - opened;
    live.failed += binomial(OPENINGS_PER_LOOK - opened, base, random);
    const verdict = judge({ live, canary });
    if (verdict !== 'undecided') return verdict;
  }
  return 'undecided';
}

/** How many of `size` attempts succeed, by the gaps between successes, which are geometric. */
function binomial(size: number, probability: number, random: () => number): number {
  if (probability >= 1) return size;
  let count = 0;
  let place = 0;
  for (;;) {
    place += 1 + Math.floor(Math.log(1 - random()) / Math.log1p(-probability));
    if (place > size) return count;
    count += 1;
  }
}

/** Numbers from 0 to 1, the same for the same seed (Tommy Ettinger's Mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
