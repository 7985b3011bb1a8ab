import type { DayStore, FeatureId, SessionStore, Shell } from '@thela/contract';
import { CONTRACT } from '@thela/contract';
import { createToolLoader, loadTool } from '@thela/federation';
import type { ReleaseSource, ToolLoader, ToolState } from '@thela/federation';
import type { Config } from './config';
import { createDayStore } from './day-store';
import { reportError } from './error-report';
import { features } from './features';
import type { Feature } from './features';
import { createToastStore } from './toasts/toast-store';
import type { ToastStore } from './toasts/toast-store';

/** What the page owns from start to end, one of each. */
export interface Services {
  readonly config: Config;
  readonly day: DayStore;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  /** The loader of each tool, by app folder. */
  readonly loaders: ReadonlyMap<string, ToolLoader>;
}

/**
 * @param config this installation's configuration
 * @param firstRegistry `remotes.json`, asked for when the page began to load
 */
export function createServices(config: Config, firstRegistry: Promise<unknown>): Services {
  const source: ReleaseSource = {
    // A first answer that failed is no reason to fail the first opening of every tool.
    fetchRegistry: (attempt) =>
      attempt === 0 ? firstRegistry.catch(() => fetchRegistry()) : fetchRegistry(),
    allowedOrigins: config.allowedOrigins,
  };
  const loaders = features.map(({ remote }) => {
    const loader = createToolLoader((attempt) => loadTool(remote, source, attempt));
    loader.subscribe(() => reportTrouble(loader.getSnapshot(), remote));
    return [remote, loader] as const;
  });
  return {
    config,
    day: createDayStore(config.platesSold),
    session: unknownSession(),
    toasts: createToastStore(),
    loaders: new Map(loaders),
  };
}

function reportTrouble(state: ToolState, remote: string) {
  if (state.status === 'failed') {
    const { kind, detail, cause } = state.failure;
    reportError(cause ?? detail, remote, `${kind}: ${detail}`);
  }
  if (state.status === 'crashed') {
    reportError(state.error, remote, `crashed while rendering release ${state.tool.version}`);
  }
}

/** Asks for `remotes.json`. Rejects when it cannot be had or is no JSON. */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return response.json();
}

/** The page as one tool sees it. */
export function createShell(
  services: Services,
  feature: Feature,
  openTool: (id: FeatureId) => void,
): Shell {
  const { config, day, session, toasts } = services;
  return {
    contract: CONTRACT,
    brand: config.brand,
    day,
    session,
    ai: config.ai,
    voice: config.voice,
    notify: toasts.notify,
    openTool,
    reportError: (error, place) => reportError(error, feature.remote, place),
  } satisfies Shell;
}

/** Folders of the tools that are loaded, by app folder. */
export function loadedFolders({ loaders }: Services): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const [remote, loader] of loaders) {
    const state = loader.getSnapshot();
    if (state.status === 'ready' || state.status === 'crashed')
      folders.set(remote, state.tool.baseUrl);
  }
  return folders;
}

function unknownSession(): SessionStore {
  const session = { status: 'unknown' } as const;
  return {
    getSnapshot: () => session,
    subscribe: () => () => {},
    getAccessToken: () => Promise.resolve(null),
  };
}
