import type { Brand, Language, Ledger, Navigation, Shell, StallRole, Store } from '@thela/contract';
import { CONTRACT, toolLocation, toolShell } from '@thela/contract';
import type { Stall } from '@thela/ledger';
import { openingPath, reportError, stallPath, toolPath } from '@thela/page';
import { featureWithId } from '../site/features';
import type { Sample } from '../sample/sample-stall';
import type { Feature } from '../site/features';
import type { AppState } from './app-state';
import { onTalk } from './talk-taps';

/**
 * The page as one tool sees it: the members of the contract, which no tool can change. A tool keeps the value
 * for as long as it is shown.
 *
 * @param sample what it gets in place of the vendor's own stall
 */
export function createShell(
  app: AppState,
  feature: Feature,
  navigation: Navigation,
  sample: Sample | null,
): Shell {
  const { config, language, account, toasts } = app;
  const { day, stall, ledger } = sample ?? app.current();
  const name = feature.remote;
  const report: Shell['reportError'] = (error, place) => {
    const latest = app.loadedSources().find((source) => source.name === name);
    reportError(error, { name, version: latest?.version }, place);
  };
  const location = toolLocation(toolPath(feature.id), navigation, report);
  return toolShell({
    contract: CONTRACT,
    brand: brandOf(config.brand, stall.getSnapshot()),
    day: guarded(day, report),
    session: guarded(account, report),
    ai: config.ai,
    voice: config.voice ? { engine: 'vapi', ...config.voice } : { engine: 'browser' },
    notify: toasts.notify,
    openTool: (id) => {
      if (featureWithId(id)) navigation.go(openingPath(id, app.role.getSnapshot()));
      else report(new Error(`No tool has the feature id "${id}".`), 'opening another tool');
    },
    reportError: report,
    location: guarded(location, report),
    stall: {
      ...guarded(stall, report),
      open: () => navigation.go(stallPath),
      role: guarded<Store<StallRole>>(app.role, report),
    },
    ledger: guardedLedger(ledger, report),
    language: guarded<Store<Language>>(language, report),
    answers: guarded((sample ?? app).answersOf(feature.id), report),
    onTalk: feature.id === 'chaat-gpt' ? (listener) => onTalk(guard(listener, report)) : undefined,
  });
}

/** An own stall stands where its vendor says, not where the configuration does. */
function brandOf(brand: Brand, { isOwn, place }: Stall): Brand {
  return isOwn ? { ...brand, location: place } : brand;
}

/** A store whose listeners cannot keep a change from each other: one of a tool may throw. */
function guarded<Members extends Store<unknown>>(
  store: Members,
  report: Shell['reportError'],
): Members {
  return {
    ...store,
    subscribe: (listener: () => void) => store.subscribe(guard(listener, report)),
  };
}

function guardedLedger(ledger: Ledger, report: Shell['reportError']): Ledger {
  return {
    ...ledger,
    today: guarded(ledger.today, report),
    subscribe: (listener) => ledger.subscribe(guard(listener, report)),
  };
}

function guard<Given extends readonly unknown[]>(
  listener: (...given: Given) => void,
  report: Shell['reportError'],
): (...given: Given) => void {
  return (...given) => {
    try {
      listener(...given);
    } catch (error) {
      report(error, 'following a change');
    }
  };
}
