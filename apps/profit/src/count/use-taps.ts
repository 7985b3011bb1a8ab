import { useAfterPaint } from '../use-after-paint';

type Plate = 1 | -1;

interface Taps {
  readonly taps: readonly Plate[];
  /** The plates that were counted before them. */
  readonly over: number;
}

/**
 * Shows taps on a dish at once, and counts each of them when that is painted.
 *
 * @param plates that are counted
 * @param onTap counts a plate more, or takes one back
 * @returns the plates to show, and what a tap does
 */
export function useTaps(
  plates: number,
  onTap: (plate: Plate) => void,
): readonly [shown: number, tap: (plate: Plate) => void] {
  const [held, hold] = useAfterPaint<Taps>(({ taps }) => taps.forEach(onTap));
  const isAhead = held !== null && held.over === plates;
  const shown = isAhead ? held.taps.reduce<number>((sum, plate) => sum + plate, plates) : plates;
  const tap = (plate: Plate) => {
    // There is nothing to take back, and who counts says so.
    if (shown + plate < 0) onTap(plate);
    else hold((before) => ({ taps: [...(before?.taps ?? []), plate], over: plates }));
  };
  return [shown, tap];
}
