import { CONTRACT } from '@thela/contract/version';
import { isCompatible } from './compatibility';
import { lookUpRemote } from './registry';
import type { Canary } from './registry';
import type { RegisteredRelease } from './release';
import type { Channel, ToolFailure, ToolFailureKind } from './tool-state';

/** Where releases may come from, and which of them this browser gets. */
export interface ReleaseRules {
  /** The only origins that code is taken from: `https://profit.example`. */
  readonly allowedOrigins: readonly string[];
  /** Whether this browser gets a release on trial. */
  readonly isInCanary: (name: string, canary: Canary) => boolean;
}

/** The release to load, or why there is none. */
export type ReleaseChoice =
  | { readonly ok: true; readonly release: RegisteredRelease; readonly channel: Channel }
  | { readonly ok: false; readonly failure: ToolFailure };

/**
 * Chooses the release of a tool that a registry offers this browser, and refuses one that is
 * switched off, comes from elsewhere or does not fit. Asks for nothing.
 *
 * Only the first attempt takes a release on trial: whoever retries gets the live one.
 *
 * @param name app folder of the tool, `profit`
 */
export function chooseRelease(
  registry: unknown,
  name: string,
  rules: ReleaseRules,
  attempt: number,
): ReleaseChoice {
  const lookup = lookUpRemote(registry, name);
  if (lookup.kind === 'missing')
    return refuse('unreachable', `no release of ${name} is registered`);
  if (lookup.kind === 'malformed') {
    return refuse('broken', `the registry's entry makes no sense: ${lookup.reason}`);
  }
  const { live, canary, disabled } = lookup.remote;
  if (disabled) return refuse('disabled', disabled.reason, { version: live.version });
  const isOnTrial = canary !== undefined && attempt === 0 && rules.isInCanary(name, canary);
  const release = isOnTrial ? canary.release : live;
  const { origin } = new URL(release.baseUrl);
  if (!rules.allowedOrigins.includes(origin)) {
    const { version } = release;
    return refuse('tampered', `${origin} is not among the allowed origins`, { version });
  }
  return fitting(release, isOnTrial ? 'canary' : 'live');
}

/** The release, if it was built for a contract that this page speaks. */
export function fitting(release: RegisteredRelease, channel: Channel): ReleaseChoice {
  const { contract, version } = release;
  if (isCompatible(CONTRACT, contract)) return { ok: true, release, channel };
  return refuse('incompatible', `built for contract ${contract}, not ${CONTRACT}`, { version });
}

/** Says that a tool cannot be loaded, and why. */
export function refuse(
  kind: ToolFailureKind,
  detail: string,
  more: { readonly version?: string; readonly cause?: unknown } = {},
): { readonly ok: false; readonly failure: ToolFailure } {
  return { ok: false, failure: { kind, detail, ...more } };
}
