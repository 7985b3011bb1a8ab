import * as v from 'valibot';
import { persistValue } from './storage';
import type { Canary } from './registry';

const drawsSchema = v.record(v.string(), v.object({ version: v.string(), draw: v.number() }));

/**
 * Makes the function that decides whether this browser gets a canary release.
 *
 * It draws a random number once for each canary and stores it, so that the browser always gets the same
 * answer. When the percentage is raised, every browser that was in the canary stays in it. The number is
 * never sent anywhere.
 *
 * @param storage returns `localStorage`; if it is blocked, the number is kept until the page closes
 * @param random 0 to below 1
 */
export function createCanaryBucket(
  storage: () => Storage,
  random: () => number,
): (name: string, canary: Canary) => boolean {
  const persisted = persistValue(storage, 'thela.canary', drawsSchema);
  return (name, { release: { version }, percent }) => {
    const draws = persisted.read() ?? {};
    const earlier = draws[name];
    if (earlier?.version === version) return earlier.draw < percent;
    const draw = random() * 100;
    persisted.write({ ...draws, [name]: { version, draw } });
    return draw < percent;
  };
}
