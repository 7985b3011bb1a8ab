import * as v from 'valibot';
import { registeredReleaseSchema } from './release';

const remoteSchema = v.object({
  live: registeredReleaseSchema,
  canary: v.optional(
    v.object({
      release: registeredReleaseSchema,
      percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
  ),
  previous: v.array(registeredReleaseSchema),
});

/** `remotes.json`: for each tool, by its app folder's name, which release is live. */
export const registrySchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), remoteSchema),
});

export type RemoteEntry = v.InferOutput<typeof remoteSchema>;
export type Registry = v.InferOutput<typeof registrySchema>;

const envelopeSchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), v.unknown()),
});

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
