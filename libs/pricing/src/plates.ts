/** Plates sold today by menu item id; an item that is absent has sold none. */
export type PlatesSold = Readonly<Record<string, number>>;

/** The most plates of one item that are counted in a day: far beyond any stall, and exact. */
const MOST_PLATES = 1_000_000;

const FEWEST_SAMPLE_PLATES = 10;
const SAMPLE_PLATE_CHOICES = 50;

/**
 * Gives the plate count to calculate with in place of a number from outside.
 *
 * @param plates Plates; any number.
 * @returns Whole plates, 0 to 1,000,000. NaN, infinite and negative numbers give 0, a fraction is
 * cut off, more than 1,000,000 gives 1,000,000.
 */
export function acceptedPlates(plates: number): number {
  return Number.isFinite(plates) && plates > 0 ? Math.min(Math.trunc(plates), MOST_PLATES) : 0;
}

/**
 * Reads the plates sold of one item.
 *
 * @param platesSold Plates by item id.
 * @param itemId Any text; names that every object inherits, such as `constructor`, are not found.
 * @returns Whole plates, 0 to 1,000,000, by the rule of `acceptedPlates`; 0 for an absent item.
 */
export function platesOf(platesSold: PlatesSold, itemId: string): number {
  return Object.hasOwn(platesSold, itemId) ? acceptedPlates(platesSold[itemId] ?? 0) : 0;
}

/**
 * Draws a sample plate count, for a stall that has not entered its sales yet.
 *
 * @param random Gives a number from 0 up to, not including, 1; called once.
 * @returns Whole plates, 10 to 59, each as likely: the opening range of the specification,
 * sections 3 and 9.
 */
export function samplePlates(random: () => number): number {
  return FEWEST_SAMPLE_PLATES + Math.floor(random() * SAMPLE_PLATE_CHOICES);
}
