import type { Servings, UnknownCost } from './contents';
import { contentsOf } from './preparations';
import type { Stall } from './stall';

/** What plates are made of in the end. */
export interface Needs {
  /** Of what is bought, by its id: billionths of a kg, a litre or a piece, exact and rounded up once. */
  readonly billionths: ReadonlyMap<string, bigint>;
  /** What has no amount or no price, and why: each ingredient and reason once. */
  readonly unknown: readonly UnknownCost[];
}

/**
 * Works out what plates need of each bought ingredient, their preparations taken apart by exact fractions.
 *
 * @param stall gives ingredients and preparations
 * @param servings in any order; those of 0 plates need nothing
 * @example
 * // 10 plates of 0.2 kg of batter, of which 2 kg of rice and 0.5 kg of lentils make 7 kg
 * needsOf(stall, [{ recipe, plates: 10 }]).billionths.get('rice') // 571_428_572n, 0.571428572 kg
 */
export function needsOf(stall: Stall, servings: readonly Servings[]): Needs {
  const { amounts, unknown } = contentsOf(
    stall,
    servings.filter(({ plates }) => plates > 0),
  );
  const whole = [...amounts].map(
    ([id, { over, under }]) => [id, (over + under - 1n) / under] as const,
  );
  return { billionths: new Map(whole), unknown };
}
