import type { Language } from '@thela/contract';
import { chooseRelease } from '@thela/federation/releases';
import { filesIn } from '@thela/federation/release';
import type { RegisteredRelease } from '@thela/federation/release';
import type { LoadedTool, ToolFailure, ToolLoader } from '@thela/federation';
import type { ReleaseRules, VerifiedRegistry } from '@thela/federation/releases';
import type { RemoteEntry } from '@thela/federation/registry';
import { features } from '../site/features';
import type { ReleaseToCache } from '../service-worker/worker-messages';

/** The code of voice calls is not cached: a call needs a network. */
const ONLINE_ONLY = /^assets\/vapi-/;

type Loaders = ReadonlyMap<string, ToolLoader>;

/** What must be available without a network. */
export interface CachePlan {
  readonly releases: readonly ReleaseToCache[];
  /** All versions that somebody may still have open, those of tools that are switched off as well. */
  readonly versions: readonly string[];
}

export interface CacheRules extends ReleaseRules {
  /** Whether a tool's files may be fetched. */
  readonly isWanted: (name: string) => boolean;
  /** The one language whose texts are cached. */
  readonly language: Language;
}

export function releasesToCache(registry: VerifiedRegistry, rules: CacheRules): CachePlan {
  const remotes = validRemotes(registry);
  const releases = remotes
    .filter(([name]) => rules.isWanted(name))
    .map(([name]) => chooseRelease(registry, name, rules, 0))
    .flatMap((choice) => (choice.ok ? [choice.release] : []))
    .map((release) => ({
      baseUrl: release.baseUrl,
      files: neededOffline(release, rules.language),
    }));
  const versions = remotes.flatMap(([, { live, canary, previous }]) => [
    live.version,
    ...(canary ? [canary.release.version] : []),
    ...previous.map(({ version }) => version),
  ]);
  return { releases, versions };
}

function neededOffline(release: RegisteredRelease, language: Language): Record<string, string> {
  const { integrity } = release;
  const paths = filesIn(release, language, Object.keys(integrity)).filter(
    (path) => !ONLINE_ONLY.test(path),
  );
  return Object.fromEntries(paths.map((path) => [path, integrity[path] ?? '']));
}

/**
 * The tools on this page that the registry has another release of.
 *
 * @returns `profit 1.0.0-ab`, for each
 */
export function newReleases(registry: VerifiedRegistry, loaders: Loaders): string[] {
  return validRemotes(registry)
    .filter(([name, { live, canary }]) => {
      const tool = shownTool(loaders.get(name));
      if (!tool || tool.channel === 'override') return false;
      return ![live.version, canary?.release.version].includes(tool.version);
    })
    .map(([name, { live }]) => `${name} ${live.version}`);
}

/** A tool whose shown release the registry no longer lets run. */
export interface TakenBack {
  /** App folder. */
  readonly name: string;
  /** That the tool is switched off, and why; otherwise another release is live. */
  readonly failure?: ToolFailure;
}

/**
 * The tools on this page that are switched off, or whose release is neither live nor on trial nor one of the releases
 * before: it was rolled back, or its trial was ended. A release that was only followed by a newer one may go on.
 */
export function takenBack(registry: VerifiedRegistry, loaders: Loaders): TakenBack[] {
  return validRemotes(registry).flatMap(([name, { live, canary, disabled, previous }]) => {
    const tool = shownTool(loaders.get(name));
    if (!tool || tool.channel === 'override') return [];
    const { version } = tool;
    if (disabled)
      return [{ name, failure: { kind: 'disabled', detail: disabled.reason, version } }];
    const mayRun = [live, canary?.release, ...previous].some((one) => one?.version === version);
    return mayRun ? [] : [{ name }];
  });
}

function validRemotes(registry: VerifiedRegistry): [string, RemoteEntry][] {
  return features.flatMap(({ remote }): [string, RemoteEntry][] => {
    const entry = registry.get(remote);
    return entry?.kind === 'found' ? [[remote, entry.remote]] : [];
  });
}

function shownTool(loader: ToolLoader | undefined): LoadedTool | null {
  const state = loader?.getSnapshot();
  return state?.status === 'ready' ? state.tool : null;
}
