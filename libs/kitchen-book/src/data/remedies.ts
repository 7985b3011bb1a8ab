import type { Danger } from './danger-words';
import { ingredient } from './ingredients';
import type { Family, IngredientId } from './ingredients';
import type { Problem } from './problems';

/** Who a remedy is for: a whole family, or one ingredient, which goes before its family. */
type For = Family | IngredientId;

/**
 * A remedy for 1 kg or 1 litre, its quantities in braces as `withQuantities` reads them; or the
 * reason why the food is thrown away.
 */
export type Remedy =
  | { readonly kind: 'mend'; readonly text: string }
  | { readonly kind: 'throw-away'; readonly danger: Danger; readonly reason: string };

/**
 * What to do about a problem; the texts stand in `advice/messages`.
 *
 * Sources of what was added on 2026-11-28: frying oil, FSSAI (RUCO; at most 25 % polar compounds, no topping up) and its
 * guidance to fry below 180 °C; meat done at 75 °C, FSSAI; green chutney (15 to 20 s of blanching, ice, lime), cookwithfem.com/qa/12324;
 * dough of momos (hot water, rest, oil), eatsip365.com/making-dough-for-an-indian-momo-recipe; ginger and milk (its protease
 * dies from 70 °C on), muditainstitute.com/blog/gingerchaicurdle.html; pulses that stay hard (age, hard water, acids, soaking),
 * winenfood.com/why-your-cooked-chickpea-is-still-hard; the rest is usual practice, not measured.
 */
export type Remedies = Readonly<Partial<Record<Problem, Readonly<Partial<Record<For, string>>>>>>;

/** Why some foods are thrown away; the texts stand in `advice/messages`. */
export type ReasonId =
  | 'spoiledGrain'
  | 'spoiledMilk'
  | 'spoiledMeat'
  | 'cookedIsDated'
  | 'bitterGourds'
  | 'rancid'
  | 'sourCoconut'
  | 'sourCoconutChutney'
  | 'bitterPotato'
  | 'bitterCurd'
  | 'burntSpices'
  | 'burntOil'
  | 'oldOil'
  | 'splitTea'
  | 'fizz';

interface Discarding {
  readonly danger: Danger;
  readonly reasons: Readonly<Partial<Record<For, ReasonId>>>;
}

const discarding: Readonly<Partial<Record<Problem, Discarding>>> = {
  sour: {
    danger: 'soured',
    reasons: {
      grain: 'spoiledGrain',
      milk: 'spoiledMilk',
      meat: 'spoiledMeat',
      bread: 'spoiledGrain',
      fried: 'spoiledGrain',
      coconut: 'sourCoconut',
      coconutChutney: 'sourCoconutChutney',
    },
  },
  old: {
    danger: 'kept-long',
    reasons: {
      gravy: 'cookedIsDated',
      grain: 'cookedIsDated',
      chutney: 'cookedIsDated',
      fried: 'cookedIsDated',
      sweet: 'cookedIsDated',
      drink: 'cookedIsDated',
      milk: 'spoiledMilk',
      meat: 'spoiledMeat',
    },
  },
  sticky: { danger: 'slime', reasons: { meat: 'spoiledMeat', milk: 'spoiledMilk' } },
  bitter: {
    danger: 'bitter',
    reasons: {
      bottleGourd: 'bitterGourds',
      cucumber: 'bitterGourds',
      potato: 'bitterPotato',
      coconut: 'rancid',
      peanuts: 'rancid',
      dry: 'rancid',
      oil: 'rancid',
      meat: 'spoiledMeat',
      milk: 'spoiledMilk',
      curd: 'bitterCurd',
    },
  },
  burnt: {
    danger: 'burnt',
    reasons: { dry: 'burntSpices', oil: 'burntOil' },
  },
  split: {
    danger: 'soured',
    reasons: { tea: 'splitTea', milk: 'spoiledMilk', meat: 'spoiledMeat' },
  },
  foaming: {
    danger: 'soured',
    reasons: { chutney: 'fizz', curd: 'fizz' },
  },
  colour: { danger: 'burnt', reasons: { oil: 'oldOil' } },
};

// For some foods the vendor's word means another problem of this table.
const readings: Readonly<Partial<Record<For, Readonly<Partial<Record<Problem, Problem>>>>>> = {
  batter: { watery: 'thin', dry: 'thick', hard: 'thick' },
  grain: { 'over-ripe': 'sticky', raw: 'hard', breaks: 'sticky' },
  bread: { split: 'sticky', breaks: 'sticky' },
  roti: { split: 'hard', breaks: 'hard' },
  pav: { split: 'dry', breaks: 'dry' },
  egg: { breaks: 'sticky' },
  golgappa: { breaks: 'not-fermented' },
  sweet: { breaks: 'dry' },
  jamun: { split: 'breaks', breaks: 'breaks', thick: 'hard' },
  syrup: { hard: 'thick', dry: 'thick', sticky: 'thick', thin: 'watery' },
  dough: {
    split: 'dry',
    breaks: 'dry',
    soggy: 'sticky',
    'over-ripe': 'sticky',
    thick: 'hard',
    raw: 'hard',
  },
  leaf: { soggy: 'old', raw: 'hard' },
  fried: { 'over-ripe': 'soggy', split: 'breaks' },
  fruit: { raw: 'hard' },
  vegetable: { raw: 'hard' },
  gravy: { raw: 'hard' },
  dry: { raw: 'hard' },
  chutney: { raw: 'hard', split: 'watery' },
  curd: { hard: 'thick' },
};

/** What is wrong with these is wrong with the dish that they are in: milk that split in the tea. */
export const wrongInDish: Readonly<Partial<Record<Problem, readonly IngredientId[]>>> = {
  split: ['milk', 'cream', 'curd', 'ginger', 'oil', 'spices', 'potato'],
  breaks: ['oil', 'spices', 'potato', 'besan'],
  bitter: ['spices', 'mint', 'ginger', 'garlic'],
  raw: ['rice', 'chicken', 'mutton', 'onion', 'tomato', 'spices', 'besan'],
  hard: ['rice'],
  thick: ['besan'],
  burnt: ['spices'],
};

/** What is made of a batter, whose fault it may be. */
const batterOf: Readonly<Partial<Record<IngredientId, IngredientId>>> = {
  vada: 'vadaBatter',
  pakora: 'besanBatter',
  idli: 'idliBatter',
  dosa: 'idliBatter',
};

/** The food that a remedy is for: the batter of a dish where the dish has none. */
export function remediedFood(id: IngredientId, problem: Problem, texts: RemedyTexts): IngredientId {
  const hasRemedy = (one: IngredientId) => remedyFor(one, meantProblem(one, problem), texts);
  const batter = batterOf[id];
  return batter && !hasRemedy(id) && hasRemedy(batter) ? batter : id;
}

/** The problem that is meant when a food is called so: a watery batter is a thin one. */
export function meantProblem(id: IngredientId, problem: Problem): Problem {
  return readings[id]?.[problem] ?? readings[ingredient(id).family]?.[problem] ?? problem;
}

/** The texts that a remedy is taken from, in one language. */
export interface RemedyTexts {
  readonly mending: Remedies;
  readonly reasons: Readonly<Record<ReasonId, string>>;
}

/**
 * Looks a remedy up: one for the ingredient itself, else one for its family.
 *
 * @returns `undefined` when the book has none, as for fermenting an onion.
 */
export function remedyFor(
  id: IngredientId,
  problem: Problem,
  { mending, reasons }: RemedyTexts,
): Remedy | undefined {
  for (const key of [id, ingredient(id).family] as const) {
    const discard = discarding[problem];
    const reason = discard?.reasons[key];
    if (discard && reason !== undefined) {
      return { kind: 'throw-away', danger: discard.danger, reason: reasons[reason] };
    }
    const text = mending[problem]?.[key];
    if (text !== undefined) return { kind: 'mend', text };
    const sour = problem === 'soured' ? mending.sour?.[key] : undefined;
    if (sour !== undefined) return { kind: 'mend', text: sour };
  }
  return undefined;
}
