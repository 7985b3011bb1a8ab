import type { Entry, EventHead, StallDay } from '@thela/ledger';

const DEVICE = '7e57c0de-0000-4000-8000-000000000001';

/** Numbers from 0 to below 1: the same sequence for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes events of entries, as one device does: with ids that never come twice, and each later than the last.
 *
 * @param seed of the ids; two makers with the same one make the same ids
 */
export function eventMaker(
  seed: number,
): (entry: Entry, day: StallDay, at: number) => EventHead & Entry {
  const random = seededRandom(seed);
  let last = 0;
  let count = 0;
  return (entry, day, at) => {
    last = Math.max(last + 1, at);
    count += 1;
    return { ...entry, id: uuidOf(random, count), day, at: last, device: DEVICE };
  };
}

/** A UUID of version 4, as far as its form goes; the count alone makes it unique. */
function uuidOf(random: () => number, count: number): string {
  const first = (random() * 2 ** 32).toString(16).padStart(8, '0');
  return `${first}-7e57-4000-8000-${count.toString(16).padStart(12, '0')}`;
}

/** 09:30 of a day in India, when a stall is open. */
export function morningOf(day: StallDay): number {
  return Date.parse(`${day}T04:00:00Z`);
}
