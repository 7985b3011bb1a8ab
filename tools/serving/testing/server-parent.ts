// Forks servers, sends the test their process ids and messages, and runs until the test kills it.
import { forkScript } from '../server-process';

/** The only argument from the test, in JSON. */
export interface ServerParentTask {
  readonly servers: readonly { readonly script: string; readonly options: unknown }[];
}

/** A message to the test: the process ids first, then a message of each server. */
export type ServerParentMessage = { readonly pids: readonly number[] } | { readonly kind: string };

const { servers } = JSON.parse(process.argv[2] ?? '') as ServerParentTask;
const children = servers.map(({ script, options }) => forkScript(new URL(script), options));
for (const child of children) child.on('message', (message) => process.send?.(message));
process.send?.({ pids: children.map(({ pid }) => pid ?? 0) } satisfies ServerParentMessage);
