import { toolShell } from '@thela/contract';
import type { Shell, Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';

/** A shell and the calls of a tool so far, one line each, the oldest first. */
export interface WatchedShell {
  readonly shell: Shell;
  readonly calls: Store<readonly string[]>;
}

/** Records the calls of a tool to a shell. */
export function watchCalls(shell: Shell): WatchedShell {
  const store = createStore<readonly string[]>(() => []);
  const log = (line: string) => store.setState((lines) => [...lines, line], true);
  return {
    shell: toolShell({
      ...shell,
      notify: {
        show: (toast) => {
          log(`Toast (${toast.kind}): ${toast.message}`);
          return shell.notify.show(toast);
        },
        update: (id, toast) => {
          log(`Toast becomes (${toast.kind}): ${toast.message}`);
          shell.notify.update(id, toast);
        },
        dismiss: (id) => {
          log('Toast dismissed');
          shell.notify.dismiss(id);
        },
      },
      openTool: (featureId) => {
        log(`Open the tool ${featureId}`);
        shell.openTool(featureId);
      },
      reportError: (error, place) => {
        log(`Error while ${place}: ${String(error)}`);
        shell.reportError(error, place);
      },
    }),
    calls: { getSnapshot: store.getState, subscribe: store.subscribe },
  };
}
