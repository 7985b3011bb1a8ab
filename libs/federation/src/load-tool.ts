import { CONTRACT } from '@thela/contract';
import type { ToolComponent } from '@thela/contract';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import * as v from 'valibot';
import { attemptUrl } from './attempt-url';
import { fetchCheckedFiles } from './checked-files';
import { isCompatible } from './compatibility';
import { lookUpRemote } from './registry';
import type { RegisteredRelease } from './release';
import type { LoadResult } from './tool-loader';
import type { ToolFailureKind } from './tool-state';

const moduleSchema = v.object({
  default: v.custom<ToolComponent>((value) => typeof value === 'function'),
  contract: v.string(),
});

/** Where releases are named, and where they may come from. */
export interface ReleaseSource {
  /** Gives `remotes.json` as parsed JSON; its rejection means unreachable. */
  readonly fetchRegistry: (attempt: number) => Promise<unknown>;
  /** The only origins that code is taken from: `https://profit.example`. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Loads the live release of a tool through Module Federation: looks it up, refuses one that does
 * not fit, fetches and checks its files, then evaluates its code. Never rejects.
 *
 * @param name app folder of the tool, `profit`
 * @param attempt 0, 1, 2, …; each loads under URLs of its own
 */
export async function loadTool(
  name: string,
  { fetchRegistry, allowedOrigins }: ReleaseSource,
  attempt: number,
): Promise<LoadResult> {
  let registry: unknown;
  try {
    registry = await fetchRegistry(attempt);
  } catch (cause) {
    return refuse('unreachable', 'the registry cannot be read', cause);
  }
  const lookup = lookUpRemote(registry, name);
  if (lookup.kind === 'missing')
    return refuse('unreachable', `no release of ${name} is registered`);
  if (lookup.kind === 'malformed') {
    return refuse('broken', `the registry's entry makes no sense: ${lookup.reason}`);
  }
  const { live } = lookup.remote;
  const { origin } = new URL(live.baseUrl);
  if (!allowedOrigins.includes(origin)) {
    return refuse('tampered', `${origin} is not among the allowed origins`);
  }
  return loadRelease(name, live, attempt);
}

async function loadRelease(
  name: string,
  release: RegisteredRelease,
  attempt: number,
): Promise<LoadResult> {
  if (!isCompatible(CONTRACT, release.contract)) {
    return refuse('incompatible', `built for contract ${release.contract}, not ${CONTRACT}`);
  }
  const baseUrl = attemptUrl(release.baseUrl, attempt);
  const failure = await fetchCheckedFiles(release, baseUrl);
  if (failure) return { ok: false, failure };
  try {
    // A name of its own for each attempt: the federation runtime remembers what became of a name.
    const remote = `${name}_${release.version}_${attempt}`;
    const entry = new URL(release.entry, baseUrl).href;
    registerRemotes([{ name: remote, entry, type: 'module' }]);
    return accept(await loadRemote(`${remote}/tool`), release.version, baseUrl);
  } catch (cause) {
    return refuse('broken', 'its code threw while it was evaluated', cause);
  }
}

function accept(module: unknown, version: string, baseUrl: string): LoadResult {
  const parsed = v.safeParse(moduleSchema, module);
  if (!parsed.success) {
    return refuse('broken', `it does not export a tool: ${v.summarize(parsed.issues)}`);
  }
  if (!isCompatible(CONTRACT, parsed.output.contract)) {
    return refuse('incompatible', `speaks contract ${parsed.output.contract}, not ${CONTRACT}`);
  }
  return { ok: true, tool: { Component: parsed.output.default, version, baseUrl } };
}

function refuse(kind: ToolFailureKind, detail: string, cause?: unknown): LoadResult {
  return { ok: false, failure: { kind, detail, cause } };
}
