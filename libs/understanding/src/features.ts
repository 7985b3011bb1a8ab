import { skeletonOf } from './skeleton';

/** How many places there are for features; what falls into one place counts as one. */
export const PLACES = 2 ** 13;

const shortest = 2;
const longest = 5;

/** The place of a feature (FNV-1a, 32 bits). */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

/**
 * The places of what a sentence holds, each once: its words, two words beside each other, and 2 to 5 letters within a word
 * and its edges.
 */
export function featuresOf(text: string): readonly number[] {
  const words = skeletonOf(text);
  const places = new Set<number>();
  words.forEach((word, index) => {
    places.add(placeOf(`${words[index - 1] ?? ''} ${word}`));
    places.add(placeOf(` ${word}`));
    const edged = `<${word}>`;
    for (let length = shortest; length <= longest; length += 1) {
      for (let from = 0; from + length <= edged.length; from += 1) {
        places.add(placeOf(edged.slice(from, from + length)));
      }
    }
  });
  return [...places].sort((a, b) => a - b);
}
