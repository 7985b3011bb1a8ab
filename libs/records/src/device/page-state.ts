import { deepFreeze } from '@thela/contract';
import type { Store } from '@thela/contract';
import type { SafeStorage } from '@thela/federation';
import { builtInStall, nothingSpent } from '@thela/ledger';
import type { Spent, Stall, StallDay } from '@thela/ledger';
import { openingDay } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { dayNow } from './follow-day';
import { noOpeningFigures } from './opening-figures';
import type { OpeningFigures } from './opening-figures';
import { clockDay, clockDoubt, onDay, visibleDay } from './snapshot-day';
import type { ClockDoubt } from './snapshot-day';
import { readSnapshot, serializeSnapshot } from './stall-snapshot';
import type { StallSnapshot, StoredSnapshot } from './stall-snapshot';

/** What this page shows of the stall, stored as a snapshot from the first change on. */
export interface PageState {
  /** What the browser had stored when this page opened. */
  readonly initial: StoredSnapshot;
  readonly current: () => StallSnapshot;
  readonly change: (change: Partial<StallSnapshot>) => void;
  /** From now on the snapshot is stored: there is something of the vendor's own. */
  readonly keep: () => void;
  /** Begins the next day, if it is there. @returns whether it is */
  readonly turnDay: () => boolean;
  /** The person says which day it is, whatever the clock says. */
  readonly answerDay: (day: StallDay) => void;
  /** Removes the snapshot and goes back to the opening figures. */
  readonly reset: () => void;
  /** Adopts what another tab stored. @returns whether the snapshot was removed */
  readonly catchUp: () => boolean;
  /** Whether the stored snapshot is of a newer page: then what this one shows is not of it. */
  readonly isForeign: () => boolean;
  readonly day: Store<Day>;
  /** What today cost besides its plates; `null` where the records are not read yet and an older page stored nothing of it. */
  readonly spent: Store<Spent>;
  readonly stall: Store<Stall>;
  readonly today: Store<StallDay>;
  /** While it is there, nobody knows which day it is: nothing may be written to it. */
  readonly clockDoubt: Store<ClockDoubt | null>;
  readonly hasRecords: Store<boolean>;
}

export interface PageOptions {
  /** Name of the snapshot. */
  readonly key: string;
  /** Whether the page shows this: what it does not show is not stored as what it showed last. */
  readonly isCurrent: () => boolean;
  /** The figures that an untouched stall opens with. */
  readonly opening: () => OpeningFigures;
  /** The day that the clock names; the default is that of this device. */
  readonly clock?: (state: StallSnapshot) => StallDay;
}

export function createPageState(
  { read, write }: SafeStorage,
  { key, isCurrent, opening, clock = clockDay }: PageOptions,
): PageState {
  const initial = readSnapshot(read(key) ?? null);
  const turned = (snapshot: StallSnapshot) => onDay(snapshot, clock(snapshot));
  const first = () => turned(firstSnapshot(opening()));
  let state = initial.kind === 'snapshot' ? turned(withoutOldAnswer(initial.snapshot)) : first();
  let stored = initial;
  /** Whether there was a snapshot that something could have removed: a ledger that is not shown has none. */
  let wasStored = initial.kind !== 'none';

  // Every tool gets this object: none of them may change it.
  const day = createStore<Day>(() => deepFreeze(visibleDay(state)));
  const spent = createStore(() => ({ today: state.spent }));
  const stall = createStore<Stall>(() => deepFreeze(state.stall));
  const today = createStore(() => ({ day: state.today }));
  const doubt = createStore(() => ({ current: clockDoubt(state, clock(state)) }));
  const kept = createStore(() => ({ isKept: initial.kind !== 'none' }));

  function store() {
    // A newer version of the page wrote it, and must find it again.
    if (kept.getState().isKept && stored.kind !== 'newer' && isCurrent()) {
      wasStored = write(key, serializeSnapshot(state)) || wasStored;
    }
  }

  function lookAtClock() {
    const next = clockDoubt(state, clock(state));
    const { current } = doubt.getState();
    const isSame = next?.clock === current?.clock && next?.setUpDay === current?.setUpDay;
    if (!isSame) doubt.setState({ current: next });
  }

  function show(next: StallSnapshot, before = state) {
    state = next;
    lookAtClock();
    if (next.today !== before.today) today.setState({ day: next.today });
    if (next.stall !== before.stall) stall.setState(deepFreeze(next.stall), true);
    day.setState(deepFreeze(visibleDay(next)), true);
    if (next.spent !== before.spent) spent.setState({ today: next.spent });
  }

  function change(part: Partial<StallSnapshot>) {
    const before = state;
    state = onceOwn({ ...before, ...part }, before);
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
      lookAtClock();
      const next = turned(state);
      if (next === state) return false;
      change(next);
      return true;
    },
    answerDay: (answer) => change({ dayAnswer: { clock: clock(state), day: answer } }),
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
        const { opening: adopted, hasBegun } = turned(stored.snapshot);
        show({ ...state, opening: adopted, hasBegun });
      }
      return false;
    },
    isForeign: () => stored.kind === 'newer',
    day: storeOf(day, (value) => value),
    spent: storeOf(spent, (value) => value.today),
    stall: storeOf(stall, (value) => value),
    today: storeOf(today, (value) => value.day),
    clockDoubt: storeOf(doubt, (value) => value.current),
    hasRecords: storeOf(kept, (value) => value.isKept),
  };
}

function storeOf<State, Value>(
  { getState, subscribe }: StoreApi<State>,
  value: (state: State) => Value,
): Store<Value> {
  return { getSnapshot: () => value(getState()), subscribe };
}

/** An own stall shows what was counted, and nothing else, and has its days by its own time zone. */
function onceOwn(state: StallSnapshot, before: StallSnapshot): StallSnapshot {
  const { stall, setUpDay } = state;
  if (!stall.isOwn) return state;
  const isNew = !before.stall.isOwn && dayNow(stall.timeZone) >= (setUpDay ?? before.today);
  return {
    ...state,
    opening: noOpeningFigures,
    hasBegun: true,
    // One that was just set up is not a day younger at once.
    zone: isNew ? stall.timeZone : state.zone,
  };
}

/**
 * A clock without a battery names the same day each time that the device starts: it is asked about again, unless it was
 * said to be right.
 */
function withoutOldAnswer(snapshot: StallSnapshot): StallSnapshot {
  const { dayAnswer } = snapshot;
  return dayAnswer?.clock === dayAnswer?.day ? snapshot : { ...snapshot, dayAnswer: null };
}

function firstSnapshot(opening: OpeningFigures): StallSnapshot {
  const zone = builtInStall.timeZone;
  return {
    today: dayNow(zone),
    zone,
    setUpDay: null,
    dayAnswer: null,
    day: openingDay({ platesSold: {}, random: () => 0 }),
    spent: nothingSpent,
    opening,
    hasBegun: false,
    stall: builtInStall,
  };
}
