import * as v from 'valibot';
import { registeredReleaseSchema } from './release';

/** Time of the change, in UTC: `2026-11-21T04:30:00.000Z`. It is information for people only. */
const since = v.optional(v.pipe(v.string(), v.isoTimestamp()));

/** A canary release: `percent` of the browsers get it, always the same ones. */
const canarySchema = v.object({
  release: registeredReleaseSchema,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  since,
});

/** A tool that is switched off for everybody, with the reason that vendors read. */
const disabledSchema = v.object({ reason: v.pipe(v.string(), v.nonEmpty()), since });

/** What an entry says about a tool, beside its signatures. */
export const remoteSchema = v.object({
  live: registeredReleaseSchema,
  /** Since when `live` is live. */
  since,
  canary: v.optional(canarySchema),
  disabled: v.optional(disabledSchema),
  /**
   * Releases that were live before, the newest first. A rollback reads everything else from the release's
   * own `release.json`, which is still served under its version.
   */
  previous: v.array(v.object({ version: v.string(), contract: v.string(), since })),
});

/** `remotes.json`: for each tool, by its app folder's name, which release is live. */
export const registrySchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), remoteSchema),
});

export type RemoteEntry = v.InferOutput<typeof remoteSchema>;
export type Canary = v.InferOutput<typeof canarySchema>;
export type Registry = v.InferOutput<typeof registrySchema>;

/** A registry whose entries are not validated. */
export const registryEnvelopeSchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), v.unknown()),
});

/** Whether the value has the shape of a registry; its entries are not validated. */
export function isRegistry(value: unknown): boolean {
  return v.is(registryEnvelopeSchema, value);
}

/** A tool's entry in the registry: found, missing or malformed. */
export type RegistryLookup =
  | { readonly kind: 'found'; readonly remote: RemoteEntry }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed'; readonly reason: string };

/**
 * Reads and validates one tool's entry in a registry.
 *
 * Each entry is validated alone, so that a malformed one affects only its own tool.
 */
export function lookUpRemote(registry: unknown, name: string): RegistryLookup {
  const envelope = v.safeParse(registryEnvelopeSchema, registry);
  if (!envelope.success) return { kind: 'malformed', reason: v.summarize(envelope.issues) };
  const { remotes } = envelope.output;
  if (!Object.hasOwn(remotes, name)) return { kind: 'missing' };
  const remote = v.safeParse(remoteSchema, remotes[name]);
  if (!remote.success) return { kind: 'malformed', reason: v.summarize(remote.issues) };
  return { kind: 'found', remote: remote.output };
}
