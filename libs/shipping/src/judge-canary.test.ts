import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeCanary } from './judge-canary';
import type { HealthCounts, Judgement } from './judge-canary';
import { simulate } from './testing/simulate-canary';
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

const everySetting = [0.1, 0.5].flatMap((share) =>
  [0.01, 0.03].flatMap((base) => [200, 1000, 5000].map((openings) => ({ share, base, openings }))),
);

describe.each(everySetting)(
  'ten thousand canaries, $share of $openings openings, of which $base fail',
  {
    tags: ['nightly'],
  },
  (setting) => {
    it('as good, twice, four times as bad, always failing', () => {
      expect(trial(setting).end).toBeLessThanOrEqual(3.5);
      expect(trial({ ...setting, ratio: 2 }).promote).toBeLessThanOrEqual(8);
      expect(trial({ ...setting, ratio: 4 }).promote).toBeLessThanOrEqual(0.2);
      expect(trial({ ...setting, ratio: 1 / setting.base }).end).toBe(100);
    });
  },
);
