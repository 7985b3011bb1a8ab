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
  const restores = events.filter((event) => event.kind === 'restore');
  const undos = events
    .filter((event) => event.kind === 'undo')
    .filter(
      ({ id, day }) => !restores.some((each) => each.day === day && each.events.includes(id)),
    );
  const counted = events
    .filter((event) => event.kind === 'plates')
    .filter(({ day }) => day >= from && day <= to)
    .filter(({ id, day }) => !restores.some((each) => each.day === day && each.events.includes(id)))
    .filter(({ id, day }) => !undos.some((undo) => undo.event === id && undo.day === day))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const keyOf = (event: (typeof counted)[number]) => `${event.day} ${event.dish}`;
  const hours = new Map<number | 'unknown', number>();
  for (const key of new Set(counted.map(keyOf))) {
    for (const hour of pileOf(counted.filter((event) => keyOf(event) === key))) {
      hours.set(hour, (hours.get(hour) ?? 0) + 1);
    }
  }
  return hours;
}

type Plates = Extract<LedgerEvent, { kind: 'plates' }>;

const names = (count: Plates, event: Plates) =>
  'over' in count && count.over.includes(event.id.slice(24));

/** The hour of each plate of one dish and day. */
function pileOf(events: readonly Plates[]): readonly (number | 'unknown')[] {
  const pile: (number | 'unknown')[] = [];
  const tapAll = (taps: readonly Plates[]) => {
    let debt = 0;
    for (const tap of taps) {
      if (!('plates' in tap)) continue;
      const moment = clockOf(tap.at);
      for (let plate = 0; plate < Math.abs(tap.plates); plate += 1) {
        if (tap.plates < 0 && pile.pop() === undefined) debt += 1;
        else if (tap.plates > 0 && debt > 0) debt -= 1;
        else if (tap.plates > 0) pile.push(moment.day === tap.day ? moment.hour : 'unknown');
      }
    }
  };
  const count = events
    .filter((event) => 'count' in event)
    .findLast((event) => !events.some((other) => names(other, event)));
  if (count) {
    tapAll(events.filter((event) => names(count, event)));
    while (pile.length > count.count) pile.pop();
    while (pile.length < count.count) pile.push('unknown');
  }
  tapAll(events.filter((event) => !count || !names(count, event)));
  return pile;
}
