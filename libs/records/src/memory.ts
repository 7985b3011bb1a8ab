// The records of a stall in memory alone, for tests, playgrounds and a shell without a disk: what is entered goes the way
// of the product, save that nothing is written to the browser.
import type { AnswerStore, FeatureId, KeptAnswer } from '@thela/contract';
import { answerStore } from '@thela/contract/answer-store';
import type { SafeStorage } from '@thela/federation/storage';
import { isReference, isReferenceKind } from '@thela/ledger';
import type { DayTotals, LedgerEvent, StallDay } from '@thela/ledger';
import type { PlatesSold } from '@thela/pricing';
import { shelfOf } from './answers/stored-answers';
import { bookView } from './device/book-view';
import { entryRecorder } from './device/entry-recorder';
import { ledgerStores } from './device/ledger-stores';
import type { LedgerStores } from './device/ledger-stores';
import { newEvents } from './device/new-events';
import { openingFigures } from './device/opening-figures';
import { createPageState } from './device/page-state';
import { createStallBook } from './device/stall-book';
import type { BookStorage } from './device/stall-book';
import { writeQueue } from './device/write-queue';

/** Stores at once, after some seconds, or never, because it is full. */
export type MemoryStorage = 'works' | 'slow' | 'full';

const SLOW_MS = 3000;

const DEVICE = '7e57c0de-0000-4000-8000-000000000001';

export interface MemoryRecordsOptions {
  /** What was entered before. */
  readonly events: readonly LedgerEvent[];
  /** The stall's day, until `beginDay` says another one. */
  readonly today: StallDay;
  /** Fixed opening figures; without them the day opens with samples. */
  readonly platesSold?: PlatesSold | undefined;
  /** Of samples, from 0 to below 1. */
  readonly random: () => number;
  readonly storage: MemoryStorage;
}

export interface MemoryRecords extends LedgerStores {
  /** Id of the device in what is entered. */
  readonly device: () => string;
  /** What was entered since the records were made. */
  readonly entered: () => readonly LedgerEvent[];
  readonly beginDay: (day: StallDay) => void;
}

/** Makes records. What is added to the stall gets the ids `dish-1`, `dish-2` or `ingredient-1`, `ingredient-2`. */
export function createMemoryRecords(options: MemoryRecordsOptions): MemoryRecords {
  const { events, platesSold, random } = options;
  let { today } = options;
  const storage = memoryStorage(events, options.storage);
  const book = createStallBook(storage, today, events);
  const page = createPageState(NO_STORAGE, {
    key: '',
    isCurrent: () => false,
    opening: () => openingFigures(platesSold, random),
    clock: () => today,
  });
  const fail = (error: unknown) => {
    throw error;
  };
  const view = bookView(page, () => {}, fail);
  view.setBook(book);
  view.show();
  const open = () => Promise.resolve(book);
  const recorder = entryRecorder({
    page,
    view,
    pending: { add: () => true, remove: () => {} },
    newEvents: newEvents(
      () => DEVICE,
      () => Date.now(),
      book.latestOn,
      book.changeBefore,
    ),
    open,
    isRemoved: () => false,
    onRefused: () => {},
  });
  const counts = { dish: 0, ingredient: 0 };
  const newId = (of: keyof typeof counts) => {
    counts[of] += 1;
    return `${of}-${counts[of]}`;
  };
  return {
    ...ledgerStores({
      page,
      view,
      recorder,
      open,
      newId,
      random,
      notify: { nextDayBegins: () => {}, countsTwice: () => {} },
    }),
    device: () => DEVICE,
    entered: storage.entered,
    beginDay: (day) => {
      today = day;
      view.turnDay();
    },
  };
}

const NO_STORAGE: SafeStorage = { read: () => null, write: () => false };

/** A storage of a book, with the write queue of the product. */
function memoryStorage(
  before: readonly LedgerEvent[],
  kind: MemoryStorage,
): BookStorage & Pick<MemoryRecords, 'entered'> {
  const byDay = new Map<StallDay, LedgerEvent[]>();
  const references: LedgerEvent[] = [];
  const totalsOfDays = new Map<StallDay, DayTotals>();
  const entered = new Map<string, LedgerEvent>();
  /** Prices that were typed on before they were stored. */
  const replaced = new Set<string>();
  const queue = writeQueue({
    write: async () => {
      if (kind === 'full') throw new DOMException('Full.', 'QuotaExceededError');
      if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    },
    onStored: () => {},
    onChange: () => {},
    reportError: () => {},
  });

  function put(event: LedgerEvent) {
    if (isReference(event)) totalsOfDays.clear();
    else totalsOfDays.delete(event.day);
    const sameDay = isReference(event) ? references : byDay.get(event.day);
    if (sameDay) sameDay.push(event);
    else byDay.set(event.day, [event]);
  }
  for (const event of before) put(event);

  function enter(events: readonly LedgerEvent[]) {
    for (const event of events) {
      entered.set(event.id, event);
      put(event);
    }
  }

  const isHeld = ({ id }: LedgerEvent) => !replaced.has(id);
  const daysIn = (from: StallDay, to: StallDay) =>
    [...byDay.keys()].filter((day) => day >= from && day <= to).sort();

  return {
    entered: () => [...entered.values()].filter(isHeld),
    references: async () => references.filter(isHeld),
    referencesOfDays: async ({ from, to }) =>
      references.filter((event) => isHeld(event) && event.day >= from && event.day <= to),
    eventsOfDays: async ({ from, to }, kinds) =>
      kinds?.every(isReferenceKind) ? [] : daysIn(from, to).flatMap((day) => byDay.get(day) ?? []),
    heldOf: async (events) => events.filter(isHeld),
    write: (events) => {
      enter(events);
      return queue.add(events);
    },
    writeTyped: (event, earlier) => {
      if (queue.unsaved().some(({ id }) => id === earlier)) replaced.add(String(earlier));
      enter([event]);
      queue.addTyped(event, earlier);
    },
    outcome: queue.outcome,
    cachedTotals: async ({ from, to }) => ({
      totals: new Map([...totalsOfDays].filter(([day]) => day >= from && day <= to)),
      missing: daysIn(from, to).filter((day) => !totalsOfDays.has(day)),
      isBehind: false,
    }),
    keepTotals: async (days) => {
      for (const { totals, events } of days) {
        // Nothing was entered on that day meanwhile.
        if (events === byDay.get(totals.day)?.length) totalsOfDays.set(totals.day, totals);
      }
    },
    forget: queue.clear,
  };
}

export function createMemoryAnswers(
  answers: readonly KeptAnswer[],
  storage: MemoryStorage,
  tool: FeatureId = 'profit',
): AnswerStore {
  const items = new Map(answers.map((answer) => [`${tool}.${answer.id}`, JSON.stringify(answer)]));
  const place = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (storage === 'full') throw new DOMException('Full.', 'QuotaExceededError');
      items.set(name, text);
    },
    removeItem: (name: string) => void items.delete(name),
  };
  // There is no other tab to follow.
  return answerStore({
    ...shelfOf({ storage: () => place, prefix: '' }, tool),
    follow: () => () => {},
  });
}
