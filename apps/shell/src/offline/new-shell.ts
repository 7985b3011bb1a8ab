import type { NewVersion } from '@thela/page';
import { firstController } from './first-controller';
import { askWorker } from '../service-worker/worker-messages';
import { postToWorker, update } from './registration';

const SHELL = 'shell';

/** Offers a shell that is newer than this page, and reloads the page when the person accepts. */
export async function watchShell(
  registration: ServiceWorkerRegistration,
  newVersion: NewVersion,
): Promise<void> {
  const { serviceWorker } = navigator;
  registration.addEventListener('updatefound', follow);
  // An update may have been found before this listener was added.
  follow();
  serviceWorker.addEventListener('controllerchange', followController);
  if (firstController && serviceWorker.controller !== firstController) followController();
  await update(registration);
  if (registration.waiting) await consider(registration.waiting);

  function follow() {
    const { installing, active } = registration;
    // The first worker in this browser has the same version as the page.
    if (!active) return;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void consider(installing);
    });
  }

  /** Another tab activated the worker. This page keeps its version until the person reloads it. */
  function followController() {
    if (serviceWorker.controller) void consider(serviceWorker.controller);
  }

  async function consider(worker: ServiceWorker): Promise<void> {
    if (await holds(worker, ownFiles())) postToWorker(worker, { type: 'take-over-if-alone' });
    else newVersion.offer(SHELL, () => takeOver(registration));
  }
}

function takeOver({ waiting }: ServiceWorkerRegistration) {
  if (!waiting) return window.location.reload();
  waiting.addEventListener('statechange', () => {
    if (['activated', 'redundant'].includes(waiting.state)) window.location.reload();
  });
  postToWorker(waiting, { type: 'take-over' });
}

function ownFiles(): string[] {
  const elements = document.querySelectorAll('script[src], link[rel="stylesheet"][href]');
  return [...elements]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('/assets/'));
}

async function holds(worker: ServiceWorker, files: readonly string[]): Promise<boolean> {
  return (await askWorker(worker, { type: 'compare', files })) === true;
}
