import { eventsOf, localHours, lotsOf } from '@thela/ledger';
import type { DayRange, LedgerEvent, PlatesEvent } from '@thela/ledger';

const FIRST_HOUR = 4;
const HOURS_OF_DAY = 24;

export interface HourPlates {
  /** 0 to 23: 18 is from 18:00 to 19:00 in the stall's time zone. */
  readonly hour: number;
  readonly plates: number;
}

/** When plates were sold, as far as the moment is known. */
export interface HoursFigures {
  /** The 24 hours in the order of the stall's day, from 04:00 on. */
  readonly hours: readonly HourPlates[];
  /** Plates that the hours cover. */
  readonly tappedPlates: number;
  /** All plates of these days, whose hour is known or not. */
  readonly plates: number;
  /** Per cent of all plates that the hours cover, not rounded; `null` without any plates. */
  readonly sharePercent: number | null;
}

function platesEventsOf(
  events: Iterable<LedgerEvent>,
  { from, to }: DayRange,
): readonly (readonly PlatesEvent[])[] {
  const days = new Map<string, Map<string, PlatesEvent[]>>();
  for (const event of eventsOf(events)) {
    if (event.kind !== 'plates' || event.day < from || event.day > to) continue;
    let dishes = days.get(event.day);
    if (dishes === undefined) days.set(event.day, (dishes = new Map()));
    const found = dishes.get(event.dish);
    if (found === undefined) dishes.set(event.dish, [event]);
    else found.push(event);
  }
  return [...days.values()].flatMap((dishes) => [...dishes.values()]);
}

/**
 * Says in which hours plates were sold. A tap is counted when the plate is sold; a typed count says nothing of when,
 * nor does what was entered on another day than its own. These count in `plates` alone. Plates that were taken back
 * come off those that were counted last.
 *
 * @param events with undos, in any order, with any repeats; only plates in the range count
 * @param timeZone the stall's, IANA name
 * @example
 * // 3 plates tapped at 08:10, 1 taken back at 08:12, then the count 10 typed in the evening
 * hoursFigures(events, range, zone) // 2 plates at 8 o'clock, tappedPlates 2, plates 10, sharePercent 20
 */
export function hoursFigures(
  events: Iterable<LedgerEvent>,
  range: DayRange,
  timeZone: string,
): HoursFigures {
  const localHour = localHours(timeZone);
  const hourOf = (event: PlatesEvent) => {
    if ('count' in event) return null;
    const local = localHour(event.at);
    return local.day === event.day ? local.hour : null;
  };
  const byHour = Array.from({ length: HOURS_OF_DAY }, () => 0);
  let plates = 0;
  let tappedPlates = 0;
  for (const group of platesEventsOf(events, range)) {
    for (const lot of lotsOf(group)) {
      plates += lot.plates;
      const hour = hourOf(lot.event);
      if (hour === null) continue;
      tappedPlates += lot.plates;
      byHour[hour] = (byHour[hour] ?? 0) + lot.plates;
    }
  }
  const hours = byHour.map((_, index) => {
    const hour = (index + FIRST_HOUR) % HOURS_OF_DAY;
    return { hour, plates: byHour[hour] ?? 0 };
  });
  const sharePercent = plates === 0 ? null : (tappedPlates * 100) / plates;
  return { hours, tappedPlates, plates, sharePercent };
}
