/** Turning by this many degrees each time keeps any number of hues well apart. */
const GOLDEN_ANGLE = 137.508;

const start = Math.random() * 360;
const hues = new Map<string, number>();

/**
 * A random hue for a dish, 0 to 360 degrees (specification, section 9): another one on each page
 * load, but the same for as long as the page lives and never close to a neighbour's.
 */
export function dishHue(itemId: string): number {
  const known = hues.get(itemId);
  if (known !== undefined) return known;
  const hue = Math.round((start + hues.size * GOLDEN_ANGLE) % 360);
  hues.set(itemId, hue);
  return hue;
}
