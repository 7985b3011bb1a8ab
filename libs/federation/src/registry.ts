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
const disabledSchema = v.object({ reason: v.pipe(v.string(), v.minLength(1)), since });

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

export type RemoteEntry = v.InferOutput<typeof remoteSchema>;
export type Canary = v.InferOutput<typeof canarySchema>;

/** `remotes.json`: the entry of each tool, by its app folder's name. The entries are validated one by one, by `verifyEntry`. */
export const registryEnvelopeSchema = v.object({
  schema: v.literal(1),
  remotes: v.record(v.string(), v.unknown()),
});

/** Whether the value has the shape of a registry; its entries are not validated. */
export function isRegistry(value: unknown): boolean {
  return v.is(registryEnvelopeSchema, value);
}
