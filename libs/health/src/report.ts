import * as v from 'valibot';
import { BUCKETS } from './histogram.ts';

/**
 * Why a release did not work, as the tool loader names it, and `crashed`: it threw while it was rendered. A tool that was
 * switched off did not fail.
 */
export const FAILURE_KINDS = [
  'unreachable',
  'timed-out',
  'tampered',
  'incompatible',
  'broken',
  'gone',
  'crashed',
] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The app folder of a tool: `profit`. */
export const toolName = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9-]*$/));

/** The version of a release: `1.0.0-24244a4505`. */
export const releaseVersion = v.pipe(v.string(), v.maxLength(80), v.regex(/^\d[\w.+-]*$/));

export const failureKind = v.picklist(FAILURE_KINDS);

const subject = { tool: toolName, release: releaseVersion };

/** The Core Web Vitals: LCP and INP in ms, CLS in thousandths. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;

export type Vital = (typeof VITALS)[number];

/** What `navigator.connection.effectiveType` can be, and `unknown` in a browser that does not say it. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

export type Connection = (typeof CONNECTIONS)[number];

const LANGUAGES = ['en-IN', 'hi-IN', 'te-IN', 'hi-Latn-IN'] as const;

export const vital = v.picklist(VITALS);
export const connection = v.picklist(CONNECTIONS);
export const language = v.picklist(LANGUAGES);
/** The upper limit of a bucket of the histograms. */
export const bucket = v.pipe(v.number(), v.values(BUCKETS));

/**
 * What a page posts, as JSON: that this browser opened a release, or that the release failed in it, each once for a release
 * and a day (UTC); or how fast a visit was, rounded up to the limit of a bucket. There is nothing in it of the person, the
 * browser or the stall. A report of an error, which goes to the same address, has no `kind`.
 */
export const reportSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open'), ...subject }),
  v.strictObject({ kind: v.literal('failure'), ...subject, failure: failureKind }),
  v.strictObject({
    kind: v.literal('vitals'),
    ...subject,
    language,
    connection,
    values: v.pipe(
      v.strictObject({
        LCP: v.optional(bucket),
        INP: v.optional(bucket),
        CLS: v.optional(bucket),
      }),
      v.check((values) => Object.keys(values).length > 0, 'holds no value'),
    ),
  }),
]);

export type Report = v.InferOutput<typeof reportSchema>;
