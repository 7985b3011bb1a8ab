/** Browsers that opened a release, and those of them in which it failed. */
export interface HealthCounts {
  readonly opened: number;
  readonly failed: number;
}

/** What is to be done with a canary, and the figures behind it. */
export interface Judgement {
  readonly verdict: 'end' | 'promote' | 'undecided';
  /** How many times likelier the failures are if the canary is worse than if it is as good as the live release. */
  readonly forWorse: number;
  /** How many times likelier the failures are if the canary is as good than if it fails twice as often. */
  readonly forAsGood: number;
}

/** How many times as often a worse canary may fail; each is as likely beforehand. */
const WORSE = [2, 4, 16];

const END_FROM = 20;
/** A canary is not ended for one or two failures, however few there are of the live release. */
const END_FROM_FAILURES = 3;
const PROMOTE_FROM = 10;

/**
 * Judges a canary by the failures of both releases in the same time. Given that a browser failed, it is one of the canary with the
 * probability s·r ∕ (s·r + 1 − s), if s is the canary's share of the openings and a canary fails r times as often. So each failure
 * speaks for some r against r = 1. A mixture of r = 2, 4 and 16 ends the canary at 20 to 1; r = 1 against r = 2 promotes it at 10 to 1.
 * Likelihood ratios may be looked at as often as one likes: by Ville's inequality, a canary that is as good is ended in at most 1 of
 * 20 cases, whatever the number of looks.
 *
 * The share is that of the openings that were counted, not the configured one. Without failures nothing speaks for either side: then, and where one of both was not opened,
 * the canary stays undecided.
 *
 * @throws RangeError when a count is negative or no whole number, or more failed than opened
 */
export function judgeCanary({
  live,
  canary,
}: Readonly<Record<'live' | 'canary', HealthCounts>>): Judgement {
  requireCounts(live);
  requireCounts(canary);
  const share = canary.opened / (canary.opened + live.opened);
  // None of the canary, none of the live release, or none at all.
  if (!(share > 0 && share < 1)) return { verdict: 'undecided', forWorse: 1, forAsGood: 1 };
  const logRatio = (worse: number) => {
    const total = share * worse + 1 - share;
    return canary.failed * Math.log(worse / total) - live.failed * Math.log(total);
  };
  const forWorse = WORSE.reduce((sum, worse) => sum + Math.exp(logRatio(worse)), 0) / WORSE.length;
  const forAsGood = Math.exp(-logRatio(2));
  const isWorse = forWorse >= END_FROM && canary.failed >= END_FROM_FAILURES;
  if (isWorse) return { verdict: 'end', forWorse, forAsGood };
  return { verdict: forAsGood >= PROMOTE_FROM ? 'promote' : 'undecided', forWorse, forAsGood };
}

/** Counts of reports, which anybody can send. */
export interface ReportedCounts extends HealthCounts {
  /** From at least so many networks came the failures. */
  readonly networks: number;
  /** Reports beyond a limit, which the other counts leave out. */
  readonly capped: number;
}

/** Failures of fewer networks decide nothing: one line has two, by IPv4 and IPv6. */
const DECIDE_FROM_NETWORKS = 3;

/** Where more was capped than this share of the openings of a release, the counts tell nothing of its share. */
const MAX_CAPPED_SHARE = 0.1;

/** The counts of a trial. A browser counts once per release and day (UTC), at its first opening. */
export interface TrialCounts {
  /** Those of the live release since the day began on which the canary did, and those of the canary. */
  readonly first: Readonly<Record<'live' | 'canary', ReportedCounts>>;
  /** Those of both since the day after; `null` as long as that has not come. */
  readonly wholeDays: Readonly<Record<'live' | 'canary', ReportedCounts>> | null;
}

/**
 * Judges a running canary. Of whole days the counts of both releases are alike. Of the day on which the canary began they are not: browsers that
 * had opened the live release before do not count again, but their failures do. So counts from the canary's beginning would make any
 * canary look good, and those of the live release's whole day make it look a little worse than it is: they may end a canary, and never
 * promote one.
 *
 * One network decides nothing: a canary ends by failures of several, and is promoted where the live release failed in several.
 * Where many reports were capped, nothing is decided.
 */
export function judgeTrial({ first, wholeDays }: TrialCounts): Judgement {
  const early = judgeReported(first);
  const isCapped = [first.live, first.canary].some(
    ({ opened, capped }) => capped > MAX_CAPPED_SHARE * opened,
  );
  if (isCapped) return { ...early, verdict: 'undecided' };
  if (early.verdict === 'end') return early;
  return wholeDays === null ? { ...early, verdict: 'undecided' } : judgeReported(wholeDays);
}

function judgeReported(counts: Readonly<Record<'live' | 'canary', ReportedCounts>>): Judgement {
  const judgement = judgeCanary(counts);
  const decisive = judgement.verdict === 'end' ? counts.canary : counts.live;
  return decisive.networks >= DECIDE_FROM_NETWORKS
    ? judgement
    : { ...judgement, verdict: 'undecided' };
}

function requireCounts({ opened, failed }: HealthCounts): void {
  const isCount = Number.isSafeInteger(opened) && Number.isSafeInteger(failed);
  if (isCount && failed >= 0 && opened >= failed) return;
  throw new RangeError(`${failed} of ${opened} openings cannot have failed.`);
}
