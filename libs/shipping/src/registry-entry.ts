import { lookUpRemote } from '@thela/federation/registry';
import type { RemoteEntry } from '@thela/federation/registry';
import { oneLine, ShippingError } from './shipping-error';
import type { DeployTarget } from './deploy-target';
import type { RegistryEnvelope } from './registry-file';

/** A tool's entry before and after a change; `before` is `null` if there was no valid entry. */
export interface EntryChange {
  readonly before: RemoteEntry | null;
  readonly after: RemoteEntry;
}

/** A tool's entry; `null` if there is none, or a malformed one, which a deploy replaces. */
export function entryOf(registry: RegistryEnvelope, tool: string): RemoteEntry | null {
  const lookup = lookUpRemote(registry, tool);
  return lookup.kind === 'found' ? lookup.remote : null;
}

/** @throws ShippingError when the tool has no entry, or a malformed one */
export function requireEntry(
  registry: RegistryEnvelope,
  tool: string,
  target: DeployTarget,
): RemoteEntry {
  const lookup = lookUpRemote(registry, tool);
  if (lookup.kind === 'found') return lookup.remote;
  throw new ShippingError(
    lookup.kind === 'missing'
      ? `${tool} is not deployed at ${target.description}: run npm run deploy ${tool} first.`
      : `The entry of ${tool} at ${target.description} is malformed (${oneLine(lookup.reason)}). ` +
          `npm run deploy ${tool} replaces it.`,
  );
}

/** A copy of a registry with a new entry for one tool. */
export function withEntry(
  registry: RegistryEnvelope,
  tool: string,
  entry: RemoteEntry,
): RegistryEnvelope {
  return { ...registry, remotes: { ...registry.remotes, [tool]: entry } };
}

/**
 * Changes one tool's entry in a target's registry. Nothing is written if `next` returns the same
 * object.
 */
export function changeEntry(
  target: DeployTarget,
  tool: string,
  next: (entry: RemoteEntry | null) => RemoteEntry,
): Promise<EntryChange> {
  return change(target, tool, (registry) => entryOf(registry, tool), next);
}

/** The same for a tool that must have a valid entry already. */
export function changeExistingEntry(
  target: DeployTarget,
  tool: string,
  next: (entry: RemoteEntry) => RemoteEntry,
): Promise<EntryChange> {
  return change(target, tool, (registry) => requireEntry(registry, tool, target), next);
}

async function change<Before extends RemoteEntry | null>(
  target: DeployTarget,
  tool: string,
  read: (registry: RegistryEnvelope) => Before,
  next: (entry: Before) => RemoteEntry,
): Promise<EntryChange> {
  let outcome: EntryChange | undefined;
  await target.changeRegistry((registry) => {
    const before = read(registry);
    const after = next(before);
    outcome = { before, after };
    return after === before ? registry : withEntry(registry, tool, after);
  });
  if (!outcome) throw new Error(`${target.description} did not let its registry be changed.`);
  return outcome;
}
