import type { AppState } from '../app-state';
import { fetchRegistry } from '../releases';
import { cacheTools } from './cache-tools';
import { watchShell } from './new-shell';
import { newReleases } from './live-releases';
import { leave, register, update } from './registration';

/** So often the site is asked for something newer, at most. */
const EVERY_MS = 15 * 60 * 1000;

/**
 * Makes the site work without a network, and says when a newer version of it is there. A site that
 * is configured without it takes away what an earlier visit left.
 */
export async function startOffline(app: AppState): Promise<void> {
  if (!app.config.offline) return leave();
  const registration = await register();
  if (!registration) return;
  watchReleases(app, registration);
  await Promise.all([watchShell(registration, app.newVersion), cacheTools(app)]);
}

/** Looks for newer releases and a newer shell when somebody comes back to the page. */
function watchReleases(
  { loaders, newVersion }: Pick<AppState, 'loaders' | 'newVersion'>,
  registration: ServiceWorkerRegistration,
): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = document.visibilityState === 'visible' && Date.now() - askedAt >= EVERY_MS;
    if (!isDue || !navigator.onLine) return;
    askedAt = Date.now();
    void update(registration);
    // Not by the page's registry source: that nobody answers is no news to who only came back.
    fetchRegistry().then(offerNew, () => {});
  });

  function offerNew(registry: unknown) {
    const found = newReleases(registry, loaders);
    if (found.length > 0) newVersion.offer(found.join(', '), () => window.location.reload());
  }
}
