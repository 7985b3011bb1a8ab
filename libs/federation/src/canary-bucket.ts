import * as v from 'valibot';
import { persistValue } from './persisted-value';
import type { Canary } from './registry';

const drawsSchema = v.record(v.string(), v.object({ version: v.string(), draw: v.number() }));

/**
 * Says whether this browser belongs to the share that gets a release on trial.
 *
 * It draws once for each trial and keeps the lot, so that it stays on its side; when the share is
 * raised, those who are in stay in. Nothing about it leaves the browser.
 *
 * @param storage gives `localStorage`; where it is blocked the draw holds until the page closes
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
