/** A release whose files must be available without a network. */
export interface ReleaseToCache {
  /** Address of its folder, ending in a slash. */
  readonly baseUrl: string;
  /** The sha256 of each file, by its path in the folder. */
  readonly files: Readonly<Record<string, string>>;
}

export type WorkerMessage =
  /** These files belong to the page; the answer comes by the port: whether the worker holds them all. */
  | { readonly type: 'compare'; readonly files: readonly string[] }
  /** The answer comes by the port: the addresses of the site's own files that are not stored. */
  | { readonly type: 'name-missing' }
  /** The site has no worker any more: store nothing from now on. It still serves the pages that it controls. */
  | { readonly type: 'retire' }
  /** Take over now: the person asked for the new version. */
  | { readonly type: 'take-over' }
  /** Control the pages that were opened before the worker was there. */
  | { readonly type: 'claim' }
  /** Take over if no other page is open, which an earlier worker may have started. */
  | { readonly type: 'take-over-if-alone' }
  /** Fetch what is missing of these, and drop every version but these and those of verified entries. */
  | {
      readonly type: 'keep';
      readonly releases: readonly ReleaseToCache[];
      readonly versions: readonly string[];
    };

export const WORKER_ADDRESS = '/sw.js';

export function askWorker(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}
