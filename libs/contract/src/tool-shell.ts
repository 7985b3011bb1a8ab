import type {
  AnswerStore,
  DayStore,
  Ledger,
  LocationStore,
  Notify,
  SessionStore,
  Shell,
  StallStore,
} from './shell';
import type { Store } from './store';

/**
 * Makes the value that a tool gets as its prop `shell`: the members of the contract and nothing else, deeply
 * frozen, so that a tool can neither use what the shell keeps for itself nor change what other tools read.
 *
 * @param shell may have more members at every level; its `brand`, `ai` and `voice` are frozen in place
 */
export function toolShell(shell: Shell): Shell {
  const { contract, brand, day, session, ai, voice, notify, openTool, reportError } = shell;
  const { location, stall, ledger, language, answers, onTalk } = shell;
  return deepFreeze({
    contract,
    brand,
    day: dayOf(day),
    session: sessionOf(session),
    ai,
    voice,
    notify: notifyOf(notify),
    openTool,
    reportError,
    location: locationOf(location),
    stall: stallOf(stall),
    ledger: ledgerOf(ledger),
    language: storeOf(language),
    answers: answersOf(answers),
    ...(onTalk && { onTalk }),
  } satisfies Shell);
}

function dayOf(day: DayStore): DayStore {
  const { getSnapshot, subscribe, setIngredientPrice, setPlatesSold, changePlatesSold } = day;
  const { startFromZero, showSampleFigures, startNewDay } = day;
  return {
    getSnapshot,
    subscribe,
    setIngredientPrice,
    setPlatesSold,
    changePlatesSold,
    startFromZero,
    showSampleFigures,
    startNewDay,
  };
}

function sessionOf({ getSnapshot, subscribe, getAccessToken }: SessionStore): SessionStore {
  return { getSnapshot, subscribe, getAccessToken };
}

function notifyOf({ show, update, dismiss }: Notify): Notify {
  return { show, update, dismiss };
}

function locationOf({ getSnapshot, subscribe, href, navigate }: LocationStore): LocationStore {
  return { getSnapshot, subscribe, href, navigate };
}

function stallOf(stall: StallStore): StallStore {
  const { getSnapshot, subscribe, saveDish, saveIngredient, setPrice, describe, open } = stall;
  const role = storeOf(stall.role);
  return { getSnapshot, subscribe, saveDish, saveIngredient, setPrice, describe, open, role };
}

function ledgerOf({ today, append, undo, correct, events, totals, subscribe }: Ledger): Ledger {
  return { today: storeOf(today), append, undo, correct, events, totals, subscribe };
}

function answersOf({ getSnapshot, subscribe, keep, judge, remove, restore }: AnswerStore) {
  return { getSnapshot, subscribe, keep, judge, remove, restore };
}

function storeOf<Value>({ getSnapshot, subscribe }: Store<Value>): Store<Value> {
  return { getSnapshot, subscribe };
}

/**
 * Freezes a value of plain objects, arrays and functions in place, with everything in it.
 *
 * What is frozen already is skipped, so a new snapshot that shares most of the last one costs little. It must
 * therefore never meet an object that other code froze at its first level only.
 *
 * @returns the same value
 */
export function deepFreeze<Value>(value: Value): Value {
  // Primitive values count as frozen.
  if (Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value as object)) deepFreeze<unknown>(inner);
  return value;
}
