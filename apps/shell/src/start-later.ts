import type { AppState } from './state/app-state';
import { followRegistry } from './offline/follow-registry';

export function startLater(app: AppState): void {
  followRegistry(app);
  const { reporting } = app.config;
  if (!reporting) return;
  // A report that is lost must not disturb anybody.
  import('./reporting/start-reporting').then(
    ({ startReporting }) => startReporting(reporting, app),
    () => {},
  );
}
