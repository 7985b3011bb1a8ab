import type { VerifiedRegistry } from '@thela/federation/releases';
import type { Releases } from '../site/tool-source';
import type { AppState } from '../state/app-state';
import { cacheTools } from './cache-tools';
import { watchShell } from './new-shell';
import { newReleases } from './live-releases';
import { register, retireWorkers, update } from './registration';

export { untilControlled } from './registration';

/** At least this long between two checks for something newer. */
const MIN_INTERVAL_MS = 15 * 60 * 1000;

/**
 * Makes the site work without a network, and offers newer versions of it. Where the configuration
 * switches this off, removes what an earlier visit installed.
 */
export async function startOffline(app: AppState): Promise<void> {
  if (!app.config.offline) return retireWorkers();
  const registration = await register();
  if (!registration) return;
  await Promise.all([watchShell(registration, app.newVersion), keepTools(app, registration)]);
}

async function keepTools(app: AppState, registration: ServiceWorkerRegistration): Promise<void> {
  const { config, language, loaders, newVersion } = app;
  const { registry } = await app.releases();
  watchReleases({ loaders, newVersion, registry }, registration);
  await cacheTools({ config, language, loaders, registry });
}

/** Looks for newer releases and a newer shell when somebody comes back to the page. */
function watchReleases(
  {
    loaders,
    newVersion,
    registry,
  }: Pick<AppState, 'loaders' | 'newVersion'> & Pick<Releases, 'registry'>,
  registration: ServiceWorkerRegistration,
): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isDue =
      document.visibilityState === 'visible' && Date.now() - checkedAt >= MIN_INTERVAL_MS;
    if (!isDue) return;
    checkedAt = Date.now();
    void update(registration);
    // A background check that fails shows nothing.
    registry.renew().then(offerNew, () => {});
  });

  function offerNew(latest: VerifiedRegistry) {
    const found = newReleases(latest, loaders);
    if (found.length > 0) newVersion.offer(found.join(', '), () => window.location.reload());
  }
}
