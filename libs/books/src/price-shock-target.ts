/** Prices on a board are round: they are multiples of ₹5, in picorupees. */
const STEP = 5_000_000_000_000n;

/** Of one plate, in picorupees (10^-12 rupees). */
export interface ExactPlate {
  readonly price: bigint;
  readonly cost: bigint;
}

function roundedUp(over: bigint, under: bigint): bigint {
  const step = STEP * under;
  return ((over + step - 1n) / step) * STEP;
}

/** What is more than the price on the board, else `null`: then nothing is to be restored. */
function above(target: bigint, price: bigint): bigint | null {
  return target > price ? target : null;
}

/**
 * The least multiple of ₹5 at which a plate earns the rupees again that it earned: cost now + price then - cost then.
 *
 * @returns picorupees; `null` when the price on the board does it already
 */
export function priceForRupees(then: ExactPlate, now: ExactPlate): bigint | null {
  const target = now.cost + then.price - then.cost;
  return target > now.price ? above(roundedUp(target, 1n), now.price) : null;
}

/**
 * The least multiple of ₹5 at which a plate has the margin in per cent again that it had: from
 * (p - cost now) / p = (price then - cost then) / price then follows p = cost now x price then / cost then.
 *
 * @returns picorupees; `null` when the price on the board does it already, and for a plate that cost or brought nothing
 */
export function priceForMargin(then: ExactPlate, now: ExactPlate): bigint | null {
  if (then.cost <= 0n || then.price <= 0n) return null;
  const over = now.cost * then.price;
  if (over <= now.price * then.cost) return null;
  return above(roundedUp(over, then.cost), now.price);
}
