import type { LedgerEvent } from '@thela/ledger';

/** A second way to the hours: each plate is put on its pile alone, and the clock is asked for each. */

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function clockOf(at: number): { day: string; hour: number } {
  // Four hours earlier it was still the day of the stall; India never changes its clocks.
  const day = clock.format(at - 4 * 3_600_000).slice(0, 10);
  return { day, hour: Number(clock.format(at).slice(11, 13)) };
}

/** Plates by hour, `unknown` for those without; a pile for each day and dish. */
export function hoursBySlowWay(
  events: readonly LedgerEvent[],
  from: string,
  to: string,
): Map<number | 'unknown', number> {
  const undos = events.filter((event) => event.kind === 'undo');
  const counted = events
    .filter((event) => event.kind === 'plates')
    .filter(({ day }) => day >= from && day <= to)
    .filter(({ id, day }) => !undos.some((undo) => undo.event === id && undo.day === day))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const piles = new Map<string, (number | 'unknown')[]>();
  const owed = new Map<string, number>();
  for (const event of counted) {
    const key = `${event.day} ${event.dish}`;
    const pile = piles.get(key) ?? [];
    piles.set(key, pile);
    const moment = clockOf(event.at);
    const isKnown = event.typed === undefined && moment.day === event.day;
    for (let plate = 0; plate < Math.abs(event.plates); plate += 1) {
      const debt = owed.get(key) ?? 0;
      if (event.plates < 0 && pile.pop() === undefined) owed.set(key, debt + 1);
      if (event.plates > 0 && debt > 0) owed.set(key, debt - 1);
      if (event.plates > 0 && debt === 0) pile.push(isKnown ? moment.hour : 'unknown');
    }
  }
  const hours = new Map<number | 'unknown', number>();
  for (const hour of [...piles.values()].flat()) hours.set(hour, (hours.get(hour) ?? 0) + 1);
  return hours;
}
