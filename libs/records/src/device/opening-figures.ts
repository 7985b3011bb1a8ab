import { openingDay } from '@thela/pricing';
import type { Day, PlatesSold } from '@thela/pricing';

/**
 * Plates that are shown but were never counted: samples, or the fixed figures of the configuration. They are
 * no events. What is counted is shown on top of them, until the real day begins.
 */
export interface OpeningFigures {
  readonly plates: PlatesSold;
  /** Ids of the items whose figure is a random sample. */
  readonly sampleItemIds: readonly string[];
}

/** A real day: only what was counted. */
export const noOpeningFigures: OpeningFigures = { plates: {}, sampleItemIds: [] };

/** The figures that the built-in menu opens with: fixed ones, or random samples without them. */
export function openingFigures(
  platesSold: PlatesSold | undefined,
  random: () => number,
): OpeningFigures {
  const { platesSold: plates, sampleItemIds } = openingDay({ platesSold, random });
  return { plates, sampleItemIds };
}

/** The figure of one item; 0 without one. */
export function openingPlates({ plates }: OpeningFigures, itemId: string): number {
  return Object.hasOwn(plates, itemId) ? (plates[itemId] ?? 0) : 0;
}

/** Replaces the figure of one item; a sample that is changed stays a sample, as long as it is above 0. */
export function withOpeningPlates(
  { plates, sampleItemIds }: OpeningFigures,
  itemId: string,
  count: number,
): OpeningFigures {
  return {
    plates: { ...plates, [itemId]: count },
    sampleItemIds: count > 0 ? sampleItemIds : sampleItemIds.filter((id) => id !== itemId),
  };
}

/** Shows opening figures below the plates that were counted. */
export function withOpeningFigures(day: Day, opening: OpeningFigures): Day {
  const isAbsent = day.menu.every(({ id }) => openingPlates(opening, id) === 0);
  if (isAbsent && opening.sampleItemIds.length === 0) return day;
  const shown = day.menu.map(
    ({ id }) => [id, (day.platesSold[id] ?? 0) + openingPlates(opening, id)] as const,
  );
  const takings = Object.entries(day.takings ?? {}).map(([id, taken]) => {
    const price = day.menu.find((item) => item.id === id)?.sellingPrice ?? 0;
    return [id, taken + price * openingPlates(opening, id)] as const;
  });
  return {
    ...day,
    platesSold: Object.fromEntries(shown),
    sampleItemIds: day.menu.map(({ id }) => id).filter((id) => opening.sampleItemIds.includes(id)),
    ...(day.takings ? { takings: Object.fromEntries(takings) } : {}),
  };
}
