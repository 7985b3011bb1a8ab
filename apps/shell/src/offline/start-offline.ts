import type { AppState } from '../app-state';
import { cacheTools } from './cache-tools';
import { watchShell } from './new-shell';
import { leave, register } from './registration';
import { watchReleases } from './watch-releases';

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
