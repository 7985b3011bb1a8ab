import { judgeCanary } from '../judge-canary';
import type { HealthCounts, Judgement } from '../judge-canary';

/** A canary that is tried out. */
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
  const count = { end: 0, promote: 0, undecided: 0 };
  for (let run = 0; run < runs; run += 1) count[verdictOf(trial, random, judge)] += 1;
  const percent = (number: number) => (100 * number) / runs;
  return {
    end: percent(count.end),
    promote: percent(count.promote),
    undecided: percent(count.undecided),
  };
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
