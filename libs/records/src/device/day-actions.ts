import { dayPriceEntry, plateChange } from '@thela/ledger';
import type { Entry, PlatesEntry } from '@thela/ledger';
import { hasSales, platesOf } from '@thela/pricing';
import type { DayActions } from '@thela/pricing';
import { noOpeningFigures, openingPlates, withOpeningPlates } from './opening-figures';
import type { OpeningFigures } from './opening-figures';
import type { StallSnapshot } from './stall-snapshot';

export interface DayActionsOptions {
  readonly now: () => StallSnapshot;
  /** The entry of a count of today; `null` where nothing changes. */
  readonly typedCount: (dish: string, plates: number) => PlatesEntry | null;
  readonly record: (entries: readonly Entry[]) => void;
  readonly setOpening: (opening: OpeningFigures, hasBegun: boolean) => void;
  /** Random samples. */
  readonly samples: () => OpeningFigures;
  /** Called with a dish whose plates were typed, and whether an entry was recorded of that. */
  readonly onTyped: (dish: string, isRecorded: boolean) => void;
  readonly notifyNextDay: () => void;
}

export function dayActions(options: DayActionsOptions): DayActions {
  const { now, typedCount, record, setOpening, samples, onTyped, notifyNextDay } = options;
  const isOnMenu = (itemId: string) => now().day.menu.some(({ id }) => id === itemId);

  function setPlatesSold(itemId: string, plates: number) {
    if (!isOnMenu(itemId)) return;
    const { opening } = now();
    if (Object.hasOwn(opening.plates, itemId)) setOpening(withoutItem(opening, itemId), true);
    const entry = typedCount(itemId, plates);
    if (entry) record([entry]);
    onTyped(itemId, entry !== null);
  }

  function changePlatesSold(itemId: string, change: number) {
    if (!Number.isFinite(change) || !isOnMenu(itemId)) return;
    const { day, opening } = now();
    const below = openingPlates(opening, itemId);
    const shown = { counted: platesOf(day.platesSold, itemId), samples: below };
    const entry = plateChange(itemId, shown, change);
    if (entry) record([entry]);
    // What is taken back beyond the plates that were counted are plates of the opening figure.
    const left =
      change < 0 ? Math.max(0, below + Math.trunc(change) - (entry?.plates ?? 0)) : below;
    if (left !== below) setOpening(withOpeningPlates(opening, itemId, left), true);
  }

  return {
    setPlatesSold,
    changePlatesSold,
    setIngredientPrice: (name, pricePerBase) => {
      const entry = dayPriceEntry(now().stall, now().day, name, pricePerBase);
      if (entry) record([entry]);
    },
    startFromZero: () => {
      if (now().opening.sampleItemIds.length > 0) setOpening(withoutSamples(now().opening), true);
    },
    showSampleFigures: () => {
      const { stall, day } = now();
      if (!stall.isOwn && !hasSales(day)) setOpening(samples(), false);
    },
    startNewDay: () => {
      const { day, opening } = now();
      if (hasSales(day)) notifyNextDay();
      else if (Object.keys(opening.plates).length > 0) setOpening(noOpeningFigures, true);
    },
  };
}

function withoutItem({ plates, sampleItemIds }: OpeningFigures, itemId: string): OpeningFigures {
  const { [itemId]: _, ...others } = plates;
  return { plates: others, sampleItemIds: sampleItemIds.filter((id) => id !== itemId) };
}

function withoutSamples({ plates, sampleItemIds }: OpeningFigures): OpeningFigures {
  const fixed = Object.entries(plates).filter(([id]) => !sampleItemIds.includes(id));
  return { plates: Object.fromEntries(fixed), sampleItemIds: [] };
}
