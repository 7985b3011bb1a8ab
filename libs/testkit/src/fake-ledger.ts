import { deepFreeze } from '@thela/contract';
import type { Ledger, Stored } from '@thela/contract';
import {
  changedDays,
  checkedEvent,
  eventsOf,
  noReferences,
  totalsOf,
  undoOf,
  withReferences,
} from '@thela/ledger';
import type { Entry, LedgerEvent, References, StallDay } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import { eventMaker } from './stalls/event-maker';

/** Stores at once, after some seconds, or never, because it is full. */
export type FakeStorage = 'works' | 'slow' | 'full';

const SLOW_MS = 3000;
const SEED = 1;

/** What a fake shell's stall and day are made of. */
export interface FakeLedger {
  readonly ledger: Ledger;
  /** Adds entries at once; throws TypeError for what no ledger can hold. */
  readonly enter: (entries: readonly Entry[], day?: StallDay) => readonly LedgerEvent[];
  readonly references: () => References;
  readonly eventsOn: (day: StallDay) => readonly LedgerEvent[];
  /** What was entered since the shell was made. */
  readonly entered: readonly LedgerEvent[];
  readonly beginDay: (day: StallDay) => void;
}

/** A ledger in memory, made of the folds of `@thela/ledger`, with the events that it opens with. */
export function createFakeLedger(
  opening: Iterable<LedgerEvent>,
  firstDay: StallDay,
  storage: FakeStorage,
): FakeLedger {
  const byDay = new Map<StallDay, LedgerEvent[]>();
  const today = createStore(() => firstDay);
  const listeners = new Set<(days: readonly StallDay[]) => void>();
  const entered: LedgerEvent[] = [];
  const make = eventMaker(SEED);
  for (const event of opening) keep(byDay, event);
  let references = withReferences(noReferences, [...byDay.values()].flat());

  function add(events: readonly LedgerEvent[]) {
    for (const event of events) keep(byDay, event);
    entered.push(...events);
    references = withReferences(references, events);
    const changed = daysChangedBy(events, [...byDay.keys(), today.getState()]);
    if (changed.length > 0) for (const listener of listeners) listener(changed);
    return events;
  }

  const enter = (entries: readonly Entry[], day = today.getState()) =>
    add(entries.map((entry) => deepFreeze(checkedEvent(make(entry, day, Date.now())))));

  const daysIn = (from: StallDay, to: StallDay) =>
    [...byDay.keys()].filter((day) => day >= from && day <= to).sort();
  const eventsOn = (day: StallDay) => byDay.get(day) ?? [];

  const ledger: Ledger = {
    today: { getSnapshot: today.getState, subscribe: today.subscribe },
    append: async (entries, day) => store(enter(entries, day), storage),
    undo: async (event) => store(enter([undoOf(event)], event.day), storage),
    events: async ({ from, to, kinds }) =>
      eventsOf(daysIn(from, to).flatMap(eventsOn)).filter(
        ({ kind }) => kinds === undefined || kinds.includes(kind),
      ),
    totals: async ({ from, to }) =>
      daysIn(from, to)
        .filter((day) => eventsOf(eventsOn(day)).length > 0)
        .map((day) => totalsOf(references, day, eventsOn(day))),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    ledger,
    enter,
    references: () => references,
    eventsOn,
    entered,
    beginDay: (day) => today.setState(day, true),
  };
}

function keep(byDay: Map<StallDay, LedgerEvent[]>, event: LedgerEvent) {
  const sameDay = byDay.get(event.day);
  if (sameDay) sameDay.push(event);
  else byDay.set(event.day, [event]);
}

function daysChangedBy(
  events: readonly LedgerEvent[],
  days: readonly StallDay[],
): readonly StallDay[] {
  const ranges = events.map(changedDays);
  const isChanged = (day: StallDay) =>
    ranges.some(({ from, to }) => day >= from && (to === null || day <= to));
  return [...new Set(days)].filter(isChanged).sort();
}

async function store(events: readonly LedgerEvent[], storage: FakeStorage): Promise<Stored> {
  if (storage === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return storage === 'full' ? { ok: false, reason: 'full', events } : { ok: true, events };
}
