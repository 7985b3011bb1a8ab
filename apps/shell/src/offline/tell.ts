import type { WorkerMessage } from '../service-worker/worker-messages';

/** Sends a service worker a message. */
export function tell(
  worker: ServiceWorker,
  message: WorkerMessage,
  transfer: Transferable[] = [],
): void {
  worker.postMessage(message, transfer);
}
