import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeCanary, judgeTrial } from './judge-canary';
import type { HealthCounts, Judgement } from './judge-canary';
import { simulate, simulateDays } from './testing/simulate-canary';
import type { CanaryTrial } from './testing/simulate-canary';

const counts = fc
  .tuple(fc.nat(20_000), fc.nat(20_000))
  .map(([a, b]) => ({ opened: Math.max(a, b), failed: Math.min(a, b) }));

const verdictOf = (live: readonly [number, number], canary: readonly [number, number]) =>
  judgeCanary({
    live: { opened: live[0], failed: live[1] },
    canary: { opened: canary[0], failed: canary[1] },
  }).verdict;

describe('judgeCanary', () => {
  it('ends a canary that fails each time, from its third failure on', () => {
    expect(verdictOf([90, 1], [2, 2])).toBe('undecided');
    expect(verdictOf([90, 1], [3, 3])).toBe('end');
    expect(verdictOf([9, 0], [10, 10])).toBe('end');
  });

  it('promotes one that is as good, once there are failures enough to tell', () => {
    expect(verdictOf([45_000, 450], [5000, 50])).toBe('promote');
    expect(verdictOf([4500, 45], [500, 5])).toBe('undecided');
    expect(verdictOf([900, 300], [100, 10])).toBe('promote');
  });

  it.each([
    ['nobody opened either', [0, 0], [0, 0]],
    ['nobody opened the canary', [1000, 500], [0, 0]],
    ['nobody opened the live release', [0, 0], [100, 100]],
    ['nothing failed', [100_000, 0], [10_000, 0]],
  ] as const)('decides nothing where %s', (_where, live, canary) => {
    expect(verdictOf(live, canary)).toBe('undecided');
  });

  it.each([
    [{ opened: 1, failed: 2 }],
    [{ opened: -1, failed: -1 }],
    [{ opened: 1.5, failed: 0 }],
    [{ opened: Number.NaN, failed: 0 }],
  ])('refuses the counts %j', (bad) => {
    const good = { opened: 10, failed: 1 };
    expect(() => judgeCanary({ live: good, canary: bad })).toThrow(RangeError);
    expect(() => judgeCanary({ live: bad, canary: good })).toThrow(RangeError);
  });

  it('takes each further failure of the canary, or success of the live release, as worse', () => {
    const order = ['promote', 'undecided', 'end'];
    const rank = (live: HealthCounts, canary: HealthCounts) =>
      order.indexOf(judgeCanary({ live, canary }).verdict);
    fc.assert(
      fc.property(counts, counts, ({ opened, failed }, canary) => {
        fc.pre(failed > 0 && canary.failed < canary.opened);
        const live = { opened, failed };
        const now = rank(live, canary);
        const worse = { ...canary, failed: canary.failed + 1 };
        expect(rank(live, worse)).toBeGreaterThanOrEqual(now);
        expect(rank({ opened, failed: failed - 1 }, canary)).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  it('never says not a number', () => {
    fc.assert(
      fc.property(counts, counts, (live, canary) => {
        const { forWorse, forAsGood } = judgeCanary({ live, canary });
        expect([forWorse, forAsGood].some(Number.isNaN)).toBe(false);
      }),
    );
  });
});

/** Of ten thousand canaries of 1,000 openings, unless it says otherwise. */
const trial = (given: Partial<CanaryTrial>) =>
  simulate({ share: 0.1, base: 0.03, ratio: 1, openings: 1000, ...given }, 10_000, 20_261_124);

describe('ten thousand simulated canaries', () => {
  it('that are as good as the live release are hardly ever ended', () => {
    expect(trial({}).end).toBeLessThanOrEqual(3);
  });

  it('that are worse are hardly ever promoted', () => {
    expect(trial({ ratio: 4, base: 0.01 }).promote).toBeLessThanOrEqual(0.1);
    expect(trial({ ratio: 2 }).promote).toBeLessThanOrEqual(3);
  });

  it('that always fail are always ended, by two hundred openings', () => {
    expect(trial({ ratio: 100, base: 0.01, openings: 200 }).end).toBe(100);
  });

  it('would be ended without a reason by a rule that only compares rates', () => {
    const rate = ({ opened, failed }: HealthCounts) => failed / Math.max(opened, 1);
    const twiceAsBad = (of: Record<'live' | 'canary', HealthCounts>): Judgement['verdict'] =>
      of.canary.failed > 0 && rate(of.canary) >= 2 * rate(of.live) ? 'end' : 'undecided';
    const whole = { share: 0.1, base: 0.03, ratio: 1, openings: 1000 };
    expect(simulate(whole, 1000, 1, twiceAsBad).end).toBeGreaterThan(20);
  });
});

/** A canary of a tenth of 1,500 browsers that begins at midday, judged by the hour until the end of the third day. */
const midday = {
  browsers: 1500,
  visits: 4,
  days: 3,
  startHour: 12,
  share: 0.1,
  base: 0.01,
  ratio: 1,
};

describe('canaries that begin during the day', () => {
  it('and are worse are hardly ever promoted, though the live release counts fewer openings that day', () => {
    expect(simulateDays({ ...midday, ratio: 4 }, 60, 7).promote).toBeLessThanOrEqual(2);
  });

  it('and always fail are ended', () => {
    expect(simulateDays({ ...midday, ratio: 100, days: 1 }, 30, 7).end).toBe(100);
  });

  it('are not promoted before a whole day has begun', () => {
    expect(judgeTrial({ first: asGood, wholeDays: null }).verdict).toBe('undecided');
    expect(judgeTrial({ first: asGood, wholeDays: asGood }).verdict).toBe('promote');
  });
});

const none = { networks: 9, capped: 0 };
const asGood = {
  live: { opened: 900, failed: 300, ...none },
  canary: { opened: 100, failed: 10, ...none },
};

describe('attacks on a canary by reports', () => {
  it.each([
    ['5 failures from one address', { opened: 5, failed: 5, networks: 1, capped: 0 }],
    ['20 failures an hour from one address, for a day', { opened: 480, failed: 480, networks: 1 }],
    ['failures from an address by IPv4 and IPv6', { opened: 40, failed: 40, networks: 2 }],
    ['a flood from many networks', { opened: 200, failed: 180, networks: 40, capped: 21 }],
    ['a flood from one, into counts that end it', { opened: 100, failed: 90, capped: 5000 }],
  ])('do not end it: %s', (_name, of) => {
    const canary = { ...none, ...of };
    const live = { opened: 900, failed: 9, ...none };
    const both = { live, canary };
    expect(judgeTrial({ first: both, wholeDays: null }).verdict).toBe('undecided');
    expect(judgeTrial({ first: both, wholeDays: both }).verdict).toBe('undecided');
  });

  it.each([
    ['failures of the live release from one address', { live: { ...asGood.live, networks: 2 } }],
    ['300 openings from one address', { canary: { ...asGood.canary, opened: 120, capped: 280 } }],
    ['a flood on the live release', { live: { ...asGood.live, capped: 91 } }],
  ])('do not promote it: %s', (_name, changed) => {
    const both = { ...asGood, ...changed };
    expect(judgeTrial({ first: both, wholeDays: both }).verdict).toBe('undecided');
  });

  it('leave one to be judged that has few capped reports, and failed in several networks', () => {
    const few = { ...asGood, canary: { opened: 100, failed: 90, networks: 3, capped: 10 } };
    expect(judgeTrial({ first: few, wholeDays: null }).verdict).toBe('end');
  });
});

describe.each([3, 6, 20])(
  'canaries that begin at %d o’clock',
  { tags: ['nightly'] },
  (startHour) => {
    it('as good, twice, four times as bad', () => {
      const of = (ratio: number) => simulateDays({ ...midday, startHour, ratio }, 300, 11);
      expect(of(1).end).toBeLessThanOrEqual(5);
      expect(of(2).promote).toBeLessThanOrEqual(10);
      expect(of(4).promote).toBeLessThanOrEqual(1);
    });
  },
);

const everySetting = [0.1, 0.5].flatMap((share) =>
  [0.01, 0.03].flatMap((base) => [200, 1000, 5000].map((openings) => ({ share, base, openings }))),
);

describe.each(everySetting)(
  'ten thousand canaries, $share of $openings openings, of which $base fail',
  { tags: ['nightly'] },
  (setting) => {
    it('as good, twice, four times as bad, always failing', () => {
      expect(trial(setting).end).toBeLessThanOrEqual(3.5);
      expect(trial({ ...setting, ratio: 2 }).promote).toBeLessThanOrEqual(8);
      expect(trial({ ...setting, ratio: 4 }).promote).toBeLessThanOrEqual(0.2);
      expect(trial({ ...setting, ratio: 1 / setting.base }).end).toBe(100);
    });
  },
);
