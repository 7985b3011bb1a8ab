import { isOnline } from '@thela/page';
import { askSite, isOwnJson } from '@thela/page/own-answer';
import type { ServerClock } from '@thela/session';
import type { AppState } from './state/app-state';
import { followRegistry } from './offline/follow-registry';

export async function startLater(app: AppState): Promise<void> {
  followClock(app.account.clock);
  const { loaders, toasts } = app;
  const { registry, overrides } = await app.releases();
  followRegistry({ registry, loaders, toasts });
  const { reporting } = app.config;
  if (!reporting) return;
  // A report that is lost must not disturb anybody.
  import('./reporting/start-reporting').then(
    ({ startReporting }) => startReporting(reporting, app, overrides),
    () => {},
  );
}

/** Asks the site for its time, once and whenever somebody comes back and may have set the clock: not all have an account. @returns ends it */
export function followClock(clock: ServerClock): () => void {
  const ask = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && isOnline() && clock.mayBeSet()) measureBySite(clock).catch(() => {});
  };
  ask();
  const ended = new AbortController();
  document.addEventListener('visibilitychange', ask, { signal: ended.signal });
  window.addEventListener('online', ask, { signal: ended.signal });
  return () => ended.abort();
}

/** By a request that no cache of the phone answers; a server between has put an `Age` to its own. */
async function measureBySite(clock: ServerClock): Promise<void> {
  const learn = clock.measure();
  const response = await askSite();
  const date = Date.parse(response.headers.get('date') ?? '');
  const isNew = !Number(response.headers.get('age'));
  if (isOwnJson(response) && isNew && date > 0) learn(date, 1000);
}
