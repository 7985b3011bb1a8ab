import * as v from 'valibot';
import { registeredReleaseSchema } from './release';

/** When something became so, in UTC: `2026-11-21T04:30:00.000Z`. For people; nothing depends on it. */
const since = v.optional(v.pipe(v.string(), v.isoTimestamp()));

/** A release on trial: `percent` of the browsers get it, and each of them keeps it. */
const canarySchema = v.object({
  release: registeredReleaseSchema,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  since,
});

/** That a tool is switched off for everybody, with the reason that the vendor reads. */
const disabledSchema = v.object({ reason: v.pipe(v.string(), v.nonEmpty()), since });

const remoteSchema = v.object({
  live: registeredReleaseSchema,
  /** Since when `live` is live. */
  since,
  canary: v.optional(canarySchema),
  disabled: v.optional(disabledSchema),
  /**
   * Releases that were live before, the newest first. Only their names: whoever goes back to one
   * reads the rest from the `release.json` that still lies under its version.
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

const envelopeSchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), v.unknown()),
});

/** Whether this is a registry at all, whatever its entries are. */
export function isRegistry(value: unknown): boolean {
  return v.is(envelopeSchema, value);
}

/** What the loader reads for one tool: its entry, none at all, or one that makes no sense. */
export type RegistryLookup =
  | { readonly kind: 'found'; readonly remote: RemoteEntry }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed'; readonly reason: string };

/**
 * Reads one tool's entry out of a registry that came from outside.
 *
 * Each entry is checked alone, so that a malformed one costs one tool and not all six.
 */
export function lookUpRemote(registry: unknown, name: string): RegistryLookup {
  const envelope = v.safeParse(envelopeSchema, registry);
  if (!envelope.success) return { kind: 'malformed', reason: v.summarize(envelope.issues) };
  const { remotes } = envelope.output;
  if (!Object.hasOwn(remotes, name)) return { kind: 'missing' };
  const remote = v.safeParse(remoteSchema, remotes[name]);
  if (!remote.success) return { kind: 'malformed', reason: v.summarize(remote.issues) };
  return { kind: 'found', remote: remote.output };
}
