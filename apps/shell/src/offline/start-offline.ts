import type { Services } from '../services';
import { cacheTools } from './cache-tools';
import { watchShell } from './new-shell';
import { leave, register } from './registration';
import { watchReleases } from './watch-releases';

/**
 * Makes the site work without a network, and says when a newer version of it is there. A site that
 * is configured without it takes away what an earlier visit left.
 */
export async function startOffline(services: Services): Promise<void> {
  if (!services.config.offline) return leave();
  const registration = await register();
  if (!registration) return;
  watchReleases(services, registration);
  await Promise.all([watchShell(registration, services.newVersion), cacheTools(services)]);
}
