import { forecastPlates } from '@thela/books';
import type { PlannedDish } from '@thela/books';
import { acceptedPlates } from '@thela/pricing';
import { useCallback, useState } from 'react';

export interface OwnPlates {
  /** The plates to prepare: the person's own number, else that of the forecast. */
  readonly platesOf: (dish: PlannedDish) => number;
  readonly isOwn: (dish: PlannedDish) => boolean;
  /** `null` goes back to the forecast. */
  readonly set: (dish: PlannedDish, plates: number | null) => void;
}

/** Numbers that a person puts in place of the forecast; they stay as long as the page. */
export function useOwnPlates(): OwnPlates {
  const [own, setOwn] = useState<ReadonlyMap<string, number>>(new Map());
  const set = useCallback((dish: PlannedDish, plates: number | null) => {
    setOwn((before) => {
      const next = new Map(before);
      if (plates === null || plates === forecastPlates(dish.outcome)) next.delete(dish.id);
      else next.set(dish.id, acceptedPlates(plates));
      return next;
    });
  }, []);
  return {
    platesOf: ({ id, outcome }) => own.get(id) ?? forecastPlates(outcome),
    isOwn: ({ id }) => own.has(id),
    set,
  };
}
