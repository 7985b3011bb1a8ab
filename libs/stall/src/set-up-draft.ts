import { browserStorage, persistValue } from '@thela/federation/storage';
import { useState } from 'react';
import * as v from 'valibot';
import type { StallRecords } from '@thela/records';

/** Letters of a stall's or a dish's name. */
export const MAX_NAME_LENGTH = 60;

/** Longer than any number is written, so that none that is pasted loses its end. */
export const MAX_PRICE_LENGTH = 100;

const name = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH));
const id = v.pipe(v.string(), v.maxLength(100));
const typedPrices = v.record(id, v.pipe(v.string(), v.maxLength(MAX_PRICE_LENGTH)));

const draftSchema = v.object({
  name,
  place: name,
  timeZone: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))),
  chosen: v.array(id),
  ownDishes: v.array(v.object({ id, name })),
  sellingPrices: typedPrices,
  ingredientPrices: typedPrices,
});

/** A dish that the vendor named and no catalogue has. */
export interface OwnDish {
  readonly id: string;
  readonly name: string;
}

export interface Selection {
  /** Ids, in the order in which they were chosen. */
  readonly chosen: readonly string[];
  readonly ownDishes: readonly OwnDish[];
}

export interface SetUpDraft extends Selection {
  readonly name: string;
  readonly place: string;
  /** IANA name; India's, where nobody chose another one. */
  readonly timeZone?: string | undefined;
  /** ₹ a plate as it was typed, by dish; a dish that is not here has its usual price. */
  readonly sellingPrices: Readonly<Record<string, string>>;
  /** ₹ a unit as it was typed, by ingredient. */
  readonly ingredientPrices: Readonly<Record<string, string>>;
}

const emptyDraft: SetUpDraft = {
  name: '',
  place: '',
  chosen: [],
  ownDishes: [],
  sellingPrices: {},
  ingredientPrices: {},
};

type PersistedDraft = ReturnType<typeof persistValue<SetUpDraft>>;

// One of each for the page: where storage is blocked, the draft then still outlives a change of the step.
const drafts = new Map<string, PersistedDraft>();

/** Each ledger has a draft of its own: what one person typed is not for another one. */
function persistedDraft({ setUpKey }: Pick<StallRecords, 'setUpKey'>): PersistedDraft {
  const draft =
    drafts.get(setUpKey) ?? persistValue<SetUpDraft>(browserStorage, setUpKey, draftSchema);
  drafts.set(setUpKey, draft);
  return draft;
}

export function useSetUpDraft(records: Pick<StallRecords, 'setUpKey'>) {
  const persisted = persistedDraft(records);
  const [draft, setDraft] = useState(() => persisted.read() ?? emptyDraft);
  const change = (changes: Partial<SetUpDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    persisted.write(next);
  };
  return [draft, change] as const;
}

export function clearSetUpDraft(records: Pick<StallRecords, 'setUpKey'>): void {
  persistedDraft(records).write(null);
}
