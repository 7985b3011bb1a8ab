import { forecastPlates } from '@thela/books';
import type { PlannedDish } from '@thela/books';
import { browserStorage, persistValue } from '@thela/federation/storage';
import type { StallDay } from '@thela/ledger';
import { acceptedPlates } from '@thela/pricing';
import { useCallback, useState } from 'react';
import * as v from 'valibot';

const planSchema = v.object({
  /** Name of the stall: a phone may know two. */
  stall: v.string(),
  day: v.string(),
  /** By dish. */
  plates: v.record(v.string(), v.pipe(v.number(), v.transform(acceptedPlates))),
  /** The ingredients that are in the kitchen already. */
  ticked: v.array(v.string()),
});

type StoredPlan = v.InferOutput<typeof planSchema>;

/** Today's and tomorrow's: on a market a phone ends the page between two looks at the list. Erased with the stall's records, by this name. */
const stored = persistValue(browserStorage, 'thela.plans', v.array(planSchema));
const MOST_PLANS = 2;

export interface OwnPlan {
  /** The plates to prepare: the person's own number, else that of the forecast. */
  readonly platesOf: (dish: PlannedDish) => number;
  readonly isOwn: (dish: PlannedDish) => boolean;
  /** `null` goes back to the forecast. */
  readonly set: (dish: PlannedDish, plates: number | null) => void;
  /** Whether the person has the ingredient. */
  readonly isTicked: (ingredient: string) => boolean;
  readonly tick: (ingredient: string, isOn: boolean) => void;
}

/** Numbers that a person puts in place of the forecast, and what is ticked off; this device keeps them for the day. */
export function useOwnPlan(stall: string, day: StallDay): OwnPlan {
  const isThis = (each: StoredPlan) => each.stall === stall && each.day === day;
  const [own, setOwn] = useState(
    () => stored.read()?.find(isThis) ?? { stall, day, plates: {}, ticked: [] },
  );
  const change = useCallback((changed: (before: StoredPlan) => Partial<StoredPlan>) => {
    setOwn((before) => {
      const after = { ...before, ...changed(before) };
      const others = stored
        .read()
        ?.filter((each) => each.stall !== after.stall || each.day !== after.day);
      stored.write([after, ...(others ?? [])].slice(0, MOST_PLANS));
      return after;
    });
  }, []);
  const set = useCallback(
    ({ id, outcome }: PlannedDish, plates: number | null) =>
      change(({ plates: before }) => {
        const others = Object.entries(before).filter(([dish]) => dish !== id);
        const isForecast = plates === null || plates === forecastPlates(outcome);
        const typed = isForecast ? [] : [[id, acceptedPlates(plates)] as const];
        return { plates: Object.fromEntries([...others, ...typed]) };
      }),
    [change],
  );
  return {
    platesOf: ({ id, outcome }) => own.plates[id] ?? forecastPlates(outcome),
    isOwn: ({ id }) => own.plates[id] !== undefined,
    set,
    isTicked: (ingredient) => own.ticked.includes(ingredient),
    tick: (ingredient, isOn) =>
      change(({ ticked }) => ({
        ticked: [...ticked.filter((each) => each !== ingredient), ...(isOn ? [ingredient] : [])],
      })),
  };
}
