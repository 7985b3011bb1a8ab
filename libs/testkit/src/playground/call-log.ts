import { deepFreeze } from '@thela/contract';
import type { LocationStore, Notify, Shell, StallStore, Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';

/** A shell and the calls of a tool so far, one line each, the oldest first. */
export interface WatchedShell {
  readonly shell: Shell;
  readonly calls: Store<readonly string[]>;
}

type Log = (line: string) => void;

export function watchCalls(shell: Shell): WatchedShell {
  const store = createStore<readonly string[]>(() => []);
  const log: Log = (line) => store.setState((lines) => [...lines, line], true);
  const watched: Shell = {
    ...shell,
    notify: watchedNotify(shell.notify, log),
    openTool: (featureId) => {
      log(`Open the tool ${featureId}`);
      shell.openTool(featureId);
    },
    reportError: (error, place) => {
      log(`Error while ${place}: ${String(error)}`);
      shell.reportError(error, place);
    },
    location: watchedLocation(shell.location, log),
    stall: watchedStall(shell.stall, log),
    ledger: {
      ...shell.ledger,
      append: (entries, day) => {
        log(`Enter ${entries.map(({ kind }) => kind).join(', ')} ${day ?? 'today'}`);
        return shell.ledger.append(entries, day);
      },
      undo: (event) => {
        log(`Take back ${event.kind} of ${event.day}`);
        return shell.ledger.undo(event);
      },
      correct: (event, entry) => {
        log(`Correct ${event.kind} of ${event.day}`);
        return shell.ledger.correct(event, entry);
      },
    },
  };
  return {
    shell: deepFreeze(watched),
    calls: { getSnapshot: store.getState, subscribe: store.subscribe },
  };
}

function watchedNotify(notify: Notify, log: Log): Notify {
  return {
    show: (toast) => {
      log(`Toast (${toast.kind}): ${toast.message}`);
      return notify.show(toast);
    },
    update: (id, toast) => {
      log(`Toast becomes (${toast.kind}): ${toast.message}`);
      notify.update(id, toast);
    },
    dismiss: (id) => {
      log('Toast dismissed');
      notify.dismiss(id);
    },
  };
}

function watchedLocation(location: LocationStore, log: Log): LocationStore {
  return {
    ...location,
    navigate: (path, options) => {
      log(`Go to “${path}” below the tool`);
      location.navigate(path, options);
    },
  };
}

function watchedStall(stall: StallStore, log: Log): StallStore {
  return {
    ...stall,
    saveDish: (dish, ...change) => {
      log(dish === null ? 'Add a dish' : `Change the dish ${dish}`);
      return stall.saveDish(dish, ...change);
    },
    saveIngredient: (ingredient, ...change) => {
      log(ingredient === null ? 'Add an ingredient' : `Change the ingredient ${ingredient}`);
      return stall.saveIngredient(ingredient, ...change);
    },
    setPrice: (ingredient, ...change) => {
      log(`Change the price of ${ingredient}`);
      stall.setPrice(ingredient, ...change);
    },
    describe: (fields) => {
      log('Change name or place of the stall');
      stall.describe(fields);
    },
    open: () => {
      log('Open the page of the stall');
      stall.open();
    },
  };
}
