import type {
  DayTotals,
  DishTotals,
  Entry,
  LedgerEvent,
  LedgerKind,
  Stall,
  StallDay,
} from '@thela/ledger';
import type { Day } from '@thela/pricing';
import type { DayStore, Ledger, StallActions, StallRole, Stored } from './shell';
import type { Store } from './store';
import { deepFreeze } from './tool-shell';

/** What of a shell depends on who the person is at the stall. */
export interface LimitedMembers<OfStall extends Store<Stall> & StallActions> {
  readonly day: DayStore;
  readonly stall: OfStall;
  readonly ledger: Ledger;
}

/**
 * Day, stall and ledger as the person may use them. A helper reads the dishes with their selling prices, and what was
 * counted today; costs, recipes, prices of ingredients and other days are missing or unknown. A helper writes plates,
 * expenses and waste of dishes of today, and takes their own back, and plates that another device has just counted. Nothing
 * else is written, whatever a tool does.
 * The role may change while a tool is shown.
 *
 * The account's database refuses the same; this keeps the person's own phone from showing what would be refused. Call
 * it once: a tool may know the ledger by its functions.
 *
 * @param device the id of this device in events
 * @param onRefused called for each change that is not written
 */
export function limitedByRole<OfStall extends Store<Stall> & StallActions>(
  { day, stall, ledger }: LimitedMembers<OfStall>,
  role: Store<StallRole>,
  device: () => string,
  onRefused: () => void,
): LimitedMembers<OfStall> {
  const isHelper = () => role.getSnapshot() === 'helper';
  /** The action, which a helper does not have. */
  const owners =
    <Given extends readonly unknown[]>(action: (...given: Given) => void) =>
    (...given: Given) => {
      if (isHelper()) onRefused();
      else action(...given);
    };
  /** As `owners`, of an action that returns an id: a helper gets the one that was given. */
  const saving =
    <Fields, Options>(save: (id: string | null, fields: Fields, options?: Options) => string) =>
    (id: string | null, fields: Fields, options?: Options) => {
      if (!isHelper()) return save(id, fields, options);
      onRefused();
      return id ?? '';
    };
  return {
    day: {
      ...day,
      ...readByRole(day, role, dayForHelper),
      setIngredientPrice: owners(day.setIngredientPrice),
      startFromZero: owners(day.startFromZero),
      showSampleFigures: owners(day.showSampleFigures),
    },
    stall: {
      ...stall,
      ...readByRole(stall, role, stallForHelper),
      saveDish: saving(stall.saveDish),
      saveIngredient: saving(stall.saveIngredient),
      setPrice: owners(stall.setPrice),
      describe: owners(stall.describe),
    },
    ledger: { ...ledger, ...ledgerByRole(ledger, isHelper, device, onRefused) },
  };
}

/** A store that shows a helper less of its value. */
function readByRole<Value extends object>(
  store: Store<Value>,
  role: Store<StallRole>,
  forHelper: (value: Value) => Value,
): Store<Value> {
  // The same value must give the same object: React compares them.
  const made = new WeakMap<Value, Value>();
  return {
    getSnapshot: () => {
      const value = store.getSnapshot();
      if (role.getSnapshot() !== 'helper') return value;
      const known = made.get(value) ?? deepFreeze(forHelper(value));
      made.set(value, known);
      return known;
    },
    subscribe: (listener) => {
      const ends = [store.subscribe(listener), role.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
}

function dayForHelper(day: Day): Day {
  return {
    ...day,
    ingredientPrices: {},
    menu: day.menu.map((item) => ({ ...item, ingredients: {} })),
    unknownCostItemIds: day.menu.map(({ id }) => id),
  };
}

function stallForHelper(stall: Stall): Stall {
  return {
    ...stall,
    dishes: stall.dishes.map((dish) => ({ ...dish, recipe: [] })),
    ingredients: [],
  };
}

function totalsForHelper(totals: DayTotals): DayTotals {
  const dishes = totals.dishes.map((dish): DishTotals => ({
    ...dish,
    ingredientCost: null,
    profit: null,
    exact: { ...dish.exact, cost: null },
  }));
  return {
    ...totals,
    dishes,
    ingredientCost: totals.plates > 0 ? null : 0,
    profit: totals.plates > 0 ? null : 0,
    waste: 0,
    // Both have 2 decimals.
    left: Math.round((totals.revenue - totals.expenses) * 100) / 100,
    unknownCost: dishes.filter(({ plates }) => plates > 0).map(({ name }) => name),
    unknownWaste: [],
    exact: { ...totals.exact, costedRevenue: 0n, cost: 0n, waste: 0n },
  };
}

/** Kinds of events that a helper enters and takes back; of waste, that of dishes. */
const helpersKinds: ReadonlySet<LedgerKind> = new Set(['plates', 'expense', 'waste']);

/** For so long a helper takes back plates that another device entered, in ms. */
const OTHERS_MS = 300_000;

function ledgerByRole(
  ledger: Ledger,
  isHelper: () => boolean,
  device: () => string,
  onRefused: () => void,
): Pick<Ledger, 'append' | 'undo' | 'correct' | 'events' | 'totals'> {
  const isToday = (day: StallDay) => day === ledger.today.getSnapshot();
  // An undo that is refused counts nowhere, and what was to take its place would count as well.
  const mayCorrect = (event: LedgerEvent) =>
    isToday(event.day) && event.kind !== 'undo' && isHelpers(event) && event.device === device();
  const mayUndo = (event: LedgerEvent) =>
    mayCorrect(event) ||
    (event.kind === 'plates' && isToday(event.day) && event.at > Date.now() - OTHERS_MS);
  const refuse = (): Stored => {
    onRefused();
    return { ok: false, reason: 'blocked', events: [] };
  };
  return {
    append: async (entries, day) => {
      const may = (day === undefined || isToday(day)) && entries.every(isHelpers);
      return isHelper() && !may ? refuse() : ledger.append(entries, day);
    },
    undo: async (event) => (isHelper() && !mayUndo(event) ? refuse() : ledger.undo(event)),
    correct: async (event, entry) => {
      const may = mayCorrect(event) && isHelpers(entry);
      return isHelper() && !may ? refuse() : ledger.correct(event, entry);
    },
    events: async (range) => {
      const events = await ledger.events(range);
      return isHelper() ? events.filter((event) => isToday(event.day) && isHelpers(event)) : events;
    },
    totals: async (range) => {
      const totals = await ledger.totals(range);
      return isHelper() ? totals.filter(({ day }) => isToday(day)).map(totalsForHelper) : totals;
    },
  };
}

function isHelpers(entry: Entry | LedgerEvent): boolean {
  if (entry.kind === 'undo') return helpersKinds.has(entry.of);
  if (entry.kind === 'waste') return 'dish' in entry;
  return entry.kind !== 'unknown' && entry.kind !== 'restore' && helpersKinds.has(entry.kind);
}
