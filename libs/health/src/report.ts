import * as v from 'valibot';

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

/**
 * What a page posts, as JSON: that this browser opened a release, or that the release failed in it, each once for a release
 * and a day (UTC). There is nothing in it of the person, the browser or the stall. A report of an error, which goes to the
 * same address, has no `kind`.
 */
export const reportSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open'), ...subject }),
  v.strictObject({ kind: v.literal('failure'), ...subject, failure: failureKind }),
]);

export type Report = v.InferOutput<typeof reportSchema>;
