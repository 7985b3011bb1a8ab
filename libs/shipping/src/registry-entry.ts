import type { RemoteEntry } from '@thela/federation/registry';
import { verifyEntry } from '@thela/federation/statement';
import { oneLine, ShippingError } from './shipping-error';
import type { DeployTarget } from './deploy-target';
import { renew } from './keep-release';
import { versionsIn } from './registry-changes';
import { pinnedKeys } from './published-remotes';
import type { RegistryEnvelope } from './registry-file';
import { signStatement } from './signing-keys';
import type { SigningKey } from './signing-keys';
import { trustedKeys } from './trusted-keys';
import type { TrustedKeys } from './trusted-keys';

/** What a registry holds about a tool, as far as it counts. */
export type PresentEntry =
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'verified';
      readonly remote: RemoteEntry;
      readonly seq: number;
      /** Ids of the trusted keys that have signed it. */
      readonly kids: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reason: string };

export interface EntryChange {
  /** `null` if there was no entry that counts. */
  readonly before: RemoteEntry | null;
  readonly after: RemoteEntry;
  /** Ids of the keys that sign it; empty if the entry stays as it is, byte for byte. */
  readonly signedBy: readonly string[];
}

/** Reads a tool's entry. Only a statement that a trusted key has signed counts as `verified`. */
export async function readEntry(
  { remotes }: RegistryEnvelope,
  tool: string,
  { trusted }: Pick<TrustedKeys, 'trusted'>,
): Promise<PresentEntry> {
  if (!Object.hasOwn(remotes, tool)) return { kind: 'missing' };
  const verified = await verifyEntry(remotes[tool], tool, trusted);
  if (!verified.ok) return { kind: 'refused', reason: oneLine(verified.reason) };
  const { tool: _, seq, ...remote } = verified.statement;
  return { kind: 'verified', remote, seq, kids: verified.kids };
}

/**
 * Reads a tool's entry as the pages of a target do: with the keys that they pin. Where no pages are published yet, our
 * own keys count.
 */
export async function readAsPages(target: DeployTarget, tool: string): Promise<PresentEntry> {
  const pinned = pinnedKeys(await target.readRemotes(), tool);
  const trusted = pinned ?? (await target.signingKeys(tool)).map(({ pin }) => pin);
  return readEntry(await target.readRegistry(), tool, { trusted });
}

/** @throws ShippingError that says what to do when the entry is not verified */
export function requireVerified(
  present: PresentEntry,
  tool: string,
  { description }: DeployTarget,
): RemoteEntry {
  if (present.kind === 'verified') return present.remote;
  if (present.kind === 'missing') {
    throw new ShippingError(
      `${tool} is not deployed at ${description}: run npm run deploy ${tool} first.`,
    );
  }
  throw new ShippingError(
    `The entry of ${tool} at ${description} does not count: ${present.reason}. ` +
      `npm run deploy ${tool} replaces it.`,
  );
}

export function withEntry(
  registry: RegistryEnvelope,
  tool: string,
  entry: unknown,
): RegistryEnvelope {
  return { ...registry, remotes: { ...registry.remotes, [tool]: entry } };
}

/**
 * Changes one tool's entry in a target's registry and signs it. Nothing is written if `next` returns what it
 * got and the entry is signed by all of our keys already.
 *
 * @param next the entry to sign; it throws to refuse the present one
 */
export async function changeEntry<Before extends RemoteEntry | null>(
  target: DeployTarget,
  tool: string,
  keys: TrustedKeys,
  read: (present: PresentEntry) => Before,
  next: (entry: Before) => RemoteEntry,
): Promise<EntryChange> {
  let outcome: EntryChange | undefined;
  await target.changeRegistry(async (registry) => {
    const present = await readEntry(registry, tool, keys);
    const before = read(present);
    const after = next(before);
    const signers = signersOf(present, before, after, keys);
    outcome = { before, after, signedBy: signers.map(({ pin }) => pin.kid) };
    if (signers.length === 0) return registry;
    const statement = { tool, seq: nextSeq(present, tool), ...after };
    return withEntry(registry, tool, await signStatement(statement, signers));
  });
  if (!outcome) throw new Error(`${target.description} did not let its registry be changed.`);
  const { before, after } = outcome;
  const named = versionsIn(after);
  const dropped = before ? [...versionsIn(before)].filter((version) => !named.has(version)) : [];
  // Pages that run it still load parts of it.
  await Promise.all(dropped.map((version) => renew(target, tool, version)));
  return outcome;
}

/**
 * Changes the verified entry of a tool, for every command but a plain deploy.
 *
 * @throws ShippingError when there is no such entry, or no key of ours that the pages there pin
 */
export async function changeVerifiedEntry(
  target: DeployTarget,
  tool: string,
  next: (entry: RemoteEntry) => RemoteEntry,
): Promise<EntryChange> {
  const keys = await trustedKeys(target, tool, await target.readRemotes());
  return changeEntry(target, tool, keys, (present) => requireVerified(present, tool, target), next);
}

/**
 * Reads the verified entry of a tool.
 *
 * @throws ShippingError when `changeVerifiedEntry` would refuse
 */
export async function readVerifiedEntry(target: DeployTarget, tool: string): Promise<RemoteEntry> {
  const keys = await trustedKeys(target, tool, await target.readRemotes());
  return requireVerified(await readEntry(await target.readRegistry(), tool, keys), tool, target);
}

/** The keys that have to sign after a change; none if the present entry may stay. */
export function signersOf(
  present: PresentEntry,
  before: RemoteEntry | null,
  after: RemoteEntry,
  { own }: TrustedKeys,
): readonly SigningKey[] {
  const stays =
    before === after &&
    present.kind === 'verified' &&
    own.every(({ pin }) => present.kids.includes(pin.kid));
  return stays ? [] : own;
}

/**
 * The number of the next statement. It counts up from the present one. It is at least the seconds since 1970, so
 * that a lost or forged registry can be replaced although nobody knows its last number.
 */
function nextSeq(present: PresentEntry, tool: string): number {
  const seconds = Math.floor(Date.now() / 1000);
  if (present.kind !== 'verified') return seconds;
  const next = Math.max(present.seq + 1, seconds);
  if (Number.isSafeInteger(next)) return next;
  throw new ShippingError(
    `The entry of ${tool} has the highest number there is, which no command of ours gave it: somebody ` +
      'else signs with a key of yours. Make another key, revoke that one, deploy the shell, then the tool.',
  );
}
