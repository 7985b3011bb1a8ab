/** `over` / `under`, exact, in lowest terms; neither is negative, and `under` is above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export function fraction(over: bigint, under: bigint): Fraction {
  if (under === 1n) return { over, under };
  const divisor = greatestDivisor(over, under);
  return { over: over / divisor, under: under / divisor };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.under === b.under) return fraction(a.over + b.over, a.under);
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

const LONGEST = 1n << 512n;

/** Whether its numerator or denominator has more than 512 bits: a file from elsewhere must not keep the page busy. */
export function isTooLong({ over, under }: Fraction): boolean {
  return over > LONGEST || under > LONGEST;
}
