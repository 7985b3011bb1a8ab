import { deepFreeze } from '@thela/contract';
import type { Store } from '@thela/contract';
import type { SafeStorage } from '@thela/federation';
import { builtInStall } from '@thela/ledger';
import type { Stall, StallDay } from '@thela/ledger';
import { openingDay } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { dayNow, deviceTimeZone } from './follow-day';
import { noOpeningFigures } from './opening-figures';
import type { OpeningFigures } from './opening-figures';
import { onDay, visibleDay } from './snapshot-day';
import { readSnapshot, serializeSnapshot } from './stall-snapshot';
import type { StallSnapshot, StoredSnapshot } from './stall-snapshot';

/** What this page shows of the stall, stored as a snapshot from the first change on. */
export interface PageState {
  /** What the browser had stored when this page opened. */
  readonly initial: StoredSnapshot;
  readonly current: () => StallSnapshot;
  /** Shows and stores a change. */
  readonly change: (change: Partial<StallSnapshot>) => void;
  /** From now on the snapshot is stored: there is something of the vendor's own. */
  readonly keep: () => void;
  /** Begins the next day, if it is there. @returns whether it is */
  readonly turnDay: () => boolean;
  /** Removes the snapshot and goes back to the opening figures. */
  readonly reset: () => void;
  /** Adopts what another tab stored. @returns whether the snapshot was removed */
  readonly catchUp: () => boolean;
  /** Whether the stored snapshot is of a newer page: then what this one shows is not of it. */
  readonly isForeign: () => boolean;
  readonly day: Store<Day>;
  readonly stall: Store<Stall>;
  readonly today: Store<StallDay>;
  readonly hasRecords: Store<boolean>;
}

export interface PageOptions {
  /** Name of the snapshot. */
  readonly key: string;
  /** Whether the page shows this: what it does not show is not stored as what it showed last. */
  readonly isCurrent: () => boolean;
  /** The figures that an untouched stall opens with. */
  readonly opening: () => OpeningFigures;
  /** The stall's day; the default is that of the clock. */
  readonly today?: () => StallDay;
}

export function createPageState(
  { read, write }: SafeStorage,
  { key, isCurrent, opening, today: dayOf }: PageOptions,
): PageState {
  const initial = readSnapshot(read(key) ?? null);
  const first = () => firstSnapshot(opening(), dayOf?.());
  let state = onDay(initial.kind === 'snapshot' ? initial.snapshot : first(), dayOf?.());
  let stored = initial;
  /** Whether there was a snapshot that something could have removed: a ledger that is not shown has none. */
  let wasStored = initial.kind !== 'none';

  // Every tool gets this object: none of them may change it.
  const day = createStore<Day>(() => deepFreeze(visibleDay(state)));
  const stall = createStore<Stall>(() => deepFreeze(state.stall));
  const today = createStore(() => ({ day: state.today }));
  const kept = createStore(() => ({ isKept: initial.kind !== 'none' }));

  function store() {
    // A newer version of the page wrote it, and must find it again.
    if (kept.getState().isKept && stored.kind !== 'newer' && isCurrent()) {
      wasStored = write(key, serializeSnapshot(state)) || wasStored;
    }
  }

  function show(next: StallSnapshot, before = state) {
    state = next;
    if (next.today !== before.today) today.setState({ day: next.today });
    if (next.stall !== before.stall) stall.setState(deepFreeze(next.stall), true);
    day.setState(deepFreeze(visibleDay(next)), true);
  }

  function change(part: Partial<StallSnapshot>) {
    const before = state;
    state = withoutSamplesOnceOwn({ ...before, ...part });
    // Stored before any subscriber is called.
    store();
    show(state, before);
  }

  return {
    initial,
    current: () => state,
    change,
    keep: () => {
      if (!kept.getState().isKept) kept.setState({ isKept: true });
    },
    turnDay: () => {
      const next = onDay(state, dayOf?.());
      if (next === state) return false;
      change(next);
      return true;
    },
    reset: () => {
      write(key, null);
      stored = { kind: 'none' };
      wasStored = false;
      kept.setState({ isKept: false });
      show(first());
    },
    catchUp: () => {
      const text = read(key);
      // Where storage is blocked, nobody knows.
      if (text === undefined) return false;
      if (text === null) return wasStored && kept.getState().isKept;
      const now = readSnapshot(text);
      // Nonsense, which the next change replaces.
      if (now.kind === 'none') return false;
      stored = now;
      kept.setState({ isKept: true });
      if (stored.kind === 'snapshot') {
        const { opening: adopted, hasBegun } = onDay(stored.snapshot, dayOf?.());
        show({ ...state, opening: adopted, hasBegun });
      }
      return false;
    },
    isForeign: () => stored.kind === 'newer',
    day: storeOf(day, (value) => value),
    stall: storeOf(stall, (value) => value),
    today: storeOf(today, (value) => value.day),
    hasRecords: storeOf(kept, (value) => value.isKept),
  };
}

function storeOf<State, Value>(
  { getState, subscribe }: StoreApi<State>,
  value: (state: State) => Value,
): Store<Value> {
  return { getSnapshot: () => value(getState()), subscribe };
}

/** An own stall shows what was counted, and nothing else. */
function withoutSamplesOnceOwn(state: StallSnapshot): StallSnapshot {
  if (!state.stall.isOwn || state.opening === noOpeningFigures) return state;
  return { ...state, opening: noOpeningFigures, hasBegun: true };
}

function firstSnapshot(opening: OpeningFigures, today = dayNow(deviceTimeZone())): StallSnapshot {
  return {
    today,
    day: openingDay({ platesSold: {}, random: () => 0 }),
    opening,
    hasBegun: false,
    stall: builtInStall,
  };
}
