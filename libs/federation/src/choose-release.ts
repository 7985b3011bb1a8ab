import { CONTRACT, isCompatible } from '@thela/contract/version';
import { misfitOf } from './provided-modules';
import type { Canary } from './registry';
import type { RegisteredRelease } from './release';
import type { VerifiedRegistry } from './verified-registry';
import type { Channel, ToolFailure, ToolFailureKind } from './tool-state';

/** Which releases this browser may load. */
export interface ReleaseRules {
  /** The only origins that may serve code of a tool: `https://profit.example`. */
  readonly originsOf: (name: string) => readonly string[];
  /** Whether this browser gets a canary release. */
  readonly isInCanary: (name: string, canary: Canary) => boolean;
}

export type ReleaseChoice =
  | {
      readonly ok: true;
      readonly release: RegisteredRelease;
      readonly channel: Channel;
      /** Whether the server that answered with the registry may not have its files yet. */
      readonly isBehind?: true;
    }
  | { readonly ok: false; readonly failure: ToolFailure };

/**
 * Chooses the release of a tool that a registry offers this browser. It refuses a tool whose entry was not
 * verified or that is switched off, and a release from another origin or with an incompatible contract. It
 * makes no request.
 *
 * Only the first attempt may choose a canary: a retry gets the live release.
 *
 * @param name app folder of the tool, `profit`
 */
export function chooseRelease(
  registry: VerifiedRegistry,
  name: string,
  rules: ReleaseRules,
  attempt: number,
): ReleaseChoice {
  const entry = registry.get(name);
  if (!entry) return refuse('unreachable', `no release of ${name} is registered`);
  if (entry.kind === 'refused') return refuse(entry.failure ?? 'tampered', entry.reason);
  const { live, canary, disabled } = entry.remote;
  if (disabled) return refuse('disabled', disabled.reason, { version: live.version });
  const isCanary = canary !== undefined && attempt === 0 && rules.isInCanary(name, canary);
  const release = isCanary ? canary.release : live;
  const { origin } = new URL(release.baseUrl);
  if (!rules.originsOf(name).includes(origin)) {
    const { version } = release;
    return refuse('tampered', `${origin} is not among the origins of ${name}`, { version });
  }
  const choice = acceptCompatible(release, isCanary ? 'canary' : 'live');
  return choice.ok && entry.isBehind ? { ...choice, isBehind: true } : choice;
}

/** The release, if this shell supports its contract and gives it the modules that it was built with. */
export function acceptCompatible(release: RegisteredRelease, channel: Channel): ReleaseChoice {
  const { contract, version, shared } = release;
  const misfit = isCompatible(CONTRACT, contract)
    ? misfitOf(shared)
    : `built for contract ${contract}, not ${CONTRACT}`;
  if (misfit === null) return { ok: true, release, channel };
  return refuse('incompatible', misfit, { version });
}

export function refuse(
  kind: ToolFailureKind,
  detail: string,
  more: { readonly version?: string; readonly cause?: unknown } = {},
): { readonly ok: false; readonly failure: ToolFailure } {
  return { ok: false, failure: { kind, detail, ...more } };
}
