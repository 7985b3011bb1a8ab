// Forks servers, says their process ids and what each of them says, and waits to be killed.
import { forkScript } from '../server-process';

/** What the test hands over as the only argument, in JSON. */
export interface ServerParentTask {
  readonly servers: readonly { readonly script: string; readonly options: unknown }[];
}

/** What the test is told: the process ids first, then an answer of each server. */
export type ServerParentMessage = { readonly pids: readonly number[] } | { readonly kind: string };

const { servers } = JSON.parse(process.argv[2] ?? '') as ServerParentTask;
const children = servers.map(({ script, options }) => forkScript(new URL(script), options));
for (const child of children) child.on('message', (message) => process.send?.(message));
process.send?.({ pids: children.map(({ pid }) => pid ?? 0) } satisfies ServerParentMessage);
