import * as v from 'valibot';
import {
  bucket,
  connection,
  failureKind,
  language,
  releaseVersion,
  toolName,
  vital,
} from './report.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const releaseSchema = v.object({
  tool: toolName,
  release: releaseVersion,
  /** Browsers that opened it, counted once a day (UTC). */
  opened: count,
  /** Browsers in which it failed, counted once a day. */
  failed: count,
  /** Of `failed`, by the first failure of the day. */
  kinds: v.record(failureKind, count),
  /** From at least so many networks came `failed`. */
  networks: count,
  /** Reports of openings and failures beyond a limit: they are in no other count. */
  capped: count,
});

/** What the function answers to a GET: the counts of each release from a full hour on. */
export const countsSchema = v.object({
  /** The full hour, `2026-11-24T00:00:00.000Z`: what was asked for, rounded up. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  releases: v.array(releaseSchema),
});

/** What it answers to a GET with `of=vitals`: how many visits of a day (UTC) fell into each bucket. */
export const vitalsSchema = v.object({
  /** The beginning of a day, rounded up, too. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  vitals: v.array(
    v.object({
      tool: toolName,
      release: releaseVersion,
      vital,
      language,
      connection,
      bucket,
      count,
    }),
  ),
  /** Reports of visits beyond a limit. */
  capped: count,
});

export type Vitals = v.InferOutput<typeof vitalsSchema>;
export type VitalCount = Vitals['vitals'][number];

/** How a release does. */
export type ReleaseHealth = v.InferOutput<typeof releaseSchema>;
