import { browserStorage } from '@thela/federation';
import type { OverrideStore } from '@thela/federation/releases';
import type { Report } from '@thela/health';
import type { SiteConfig } from '@thela/site-config';
import type { AppState } from '../state/app-state';
import { mayPrefetch, postReport } from '@thela/page';
import { reportHealth } from './report-health';

/** Reports how releases do from now on and, of the visits that the configuration asks for, how fast they are. */
export function startReporting(
  { url, vitals = 0 }: NonNullable<SiteConfig['reporting']>,
  { loaders, language }: AppState,
  overrides: OverrideStore,
): void {
  const send = (report: Report) => postReport(url, report);
  reportHealth({
    loaders,
    isOverridden: (tool) => overrides.getSnapshot()[tool] !== undefined,
    send,
    storage: browserStorage,
    now: Date.now,
  });
  // Measuring takes more code, which data saver and a very slow connection are spared: those visits are missing in the figures.
  if (Math.random() < vitals && mayPrefetch()) {
    void import('./report-vitals')
      .then(({ reportVitals }) => reportVitals({ loaders, language: language.getSnapshot, send }))
      .catch(() => {});
  }
}
