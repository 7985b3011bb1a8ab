/** `over` / `under`, exact; neither is negative, and `under` is above 0. Long ones are in lowest terms. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** What exact fractions may still take: a file from elsewhere must not keep the page busy. */
export interface Steps {
  left: number;
}

// A stall of 60 preparations and 100 dishes, a dozen lines each, takes some 10,000.
const MOST_STEPS = 20_000;

export const newSteps = (): Steps => ({ left: MOST_STEPS });

export function inLowestTerms(over: bigint, under: bigint, steps: Steps): Fraction {
  let [divisor, rest] = [over, under];
  while (rest > 0n) {
    [divisor, rest] = [rest, divisor % rest];
    steps.left -= 1;
  }
  return { over: over / divisor, under: under / divisor };
}

// Shorter ones are quicker to calculate with than to reduce.
const LONG = 1n << 256n;

function fraction(over: bigint, under: bigint, steps: Steps): Fraction {
  steps.left -= 1;
  return over < LONG && under < LONG ? { over, under } : inLowestTerms(over, under, steps);
}

/** `a` times `by`, and `more`. */
export function timesPlus(
  a: Fraction,
  by: Fraction,
  more: Fraction | undefined,
  steps: Steps,
): Fraction {
  const over = a.over * by.over;
  const under = a.under === 1n ? by.under : a.under * by.under;
  if (more === undefined) return fraction(over, under, steps);
  if (more.under === under) return fraction(over + more.over, under, steps);
  return fraction(over * more.under + more.over * under, under * more.under, steps);
}

const BEYOND = LONG * LONG;

/** Whether its numerator or denominator has more than 512 bits: a yield of three digits adds 10 of them. */
export function isTooLong({ over, under }: Fraction): boolean {
  return over >= BEYOND || under >= BEYOND;
}
