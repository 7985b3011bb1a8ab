import * as v from 'valibot';
import { reportSchema } from '@thela/health';
import type { Report } from '@thela/health';
import { withCors } from '../_shared/cors.ts';
import { readLimitedText } from '../_shared/limited-text.ts';
import { networkOf } from '../_shared/network.ts';
import { pseudonym } from '../_shared/pseudonym.ts';
import { refusal } from '../_shared/refusal.ts';
import type { HealthCounts } from './counts.ts';
import type { HealthSettings } from './settings.ts';
import { siteReleases } from './site-releases.ts';
import type { IsOfSite } from './site-releases.ts';

export { databaseCounts } from './counts.ts';
export { readHealthSettings } from './settings.ts';
export { readJson } from './site-releases.ts';
export type { HealthSettings } from './settings.ts';

/** What differs between the Edge Function and the local backend. */
export interface HealthDependencies {
  readonly counts: HealthCounts;
  /** Fetches the JSON at an address of the site. */
  readonly readJson: (url: string) => Promise<unknown>;
  /** The time in ms since the epoch. */
  readonly now: () => number;
  /** Takes what went wrong, for the operator; never a report or a key. */
  readonly log: (message: string) => void;
}

/** @param address of the caller, for limits */
export type HealthHandler = (request: Request, address: string) => Promise<Response>;

const HOUR_MS = 3600 * 1000;

/** More than a report of an error, whose stack has 4,000 characters. */
const MAX_BODY_BYTES = 32 * 1024;

/** What `error-report.ts` of the shell posts to the same address. It may hold anything, so nothing of it is kept. */
const errorReport = v.object({ name: v.string(), place: v.string(), message: v.string() });

/**
 * Counts what pages report of releases, and answers the counts to who has the key. What is stored names a release and an hour,
 * no person, browser or page.
 */
export function makeHealth(
  settings: HealthSettings,
  dependencies: HealthDependencies,
): HealthHandler {
  const isOfSite = siteReleases(dependencies.readJson, dependencies.now);
  return (request, address) =>
    withCors(request, settings.allowedOrigins, async () => {
      try {
        if (request.method === 'POST') {
          return await take(request, address, settings, dependencies, isOfSite);
        }
        if (request.method === 'GET') return await answerCounts(request, settings, dependencies);
        return refusal(405, 'UNIMPLEMENTED', 'Only POST and GET are taken.', {
          Allow: 'GET, POST',
        });
      } catch (error) {
        dependencies.log(`health: nothing is counted: ${(error as Error).message}`);
        return refusal(503, 'UNAVAILABLE', 'Nothing can be counted at the moment.');
      }
    });
}

async function take(
  request: Request,
  address: string,
  settings: HealthSettings,
  { counts, now }: HealthDependencies,
  isOfSite: IsOfSite,
): Promise<Response> {
  const body = await readLimitedText(request, MAX_BODY_BYTES);
  if (body === 'too-large') return refusal(413, 'INVALID_ARGUMENT', 'That is too long.');
  if (body === 'aborted') return refusal(400, 'INVALID_ARGUMENT', 'The request broke off.');
  const report = readReport(body.text);
  if (report === 'error-report') return new Response(null, { status: 204 });
  if (report === null) return refusal(400, 'INVALID_ARGUMENT', 'This is no report of a page.');
  const site = request.headers.get('Origin') ?? settings.allowedOrigins[0] ?? '';
  if (!(await isOfSite(site, report))) {
    return refusal(404, 'NOT_FOUND', 'The site has no such release.');
  }
  const hour = Math.floor(now() / HOUR_MS);
  const network = networkOf(address, 'wide');
  const nameFor = (what: string) => pseudonym(settings.pseudonymKey, `${what} ${network}`);
  const slot = await nameFor(`slot ${report.tool} ${report.release}`);
  await counts.take(
    report,
    await nameFor(`${hour} health`),
    Number.parseInt(slot.slice(0, 2), 16) % 64,
    settings.limits,
  );
  return new Response(null, { status: 204 });
}

function readReport(text: string): Report | 'error-report' | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  const report = v.safeParse(reportSchema, body);
  if (report.success) return report.output;
  const isOfError = v.is(errorReport, body) && !Object.hasOwn(body, 'kind');
  return isOfError ? 'error-report' : null;
}

async function answerCounts(
  request: Request,
  { readKey }: HealthSettings,
  { counts }: HealthDependencies,
): Promise<Response> {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (!(await isSameSecret(given, readKey))) {
    return refusal(401, 'UNAUTHENTICATED', 'The counts need their key.');
  }
  const { searchParams } = new URL(request.url);
  const since = readTime(searchParams.get('since'));
  if (since === null) {
    return refusal(400, 'INVALID_ARGUMENT', 'since must be a time such as 2026-11-24T00:00:00Z.');
  }
  const of = searchParams.get('of');
  if (of === 'vitals') {
    const from = roundedUp(since, 24 * HOUR_MS);
    return json({ since: from.toISOString(), ...(await counts.readVitals(from)) });
  }
  if (of !== null) return refusal(400, 'INVALID_ARGUMENT', 'of must be vitals, or left out.');
  const from = roundedUp(since, HOUR_MS);
  return json({ since: from.toISOString(), releases: await counts.read(from) });
}

/** A time from 1970 to 9999, in ISO 8601 with its zone. */
function readTime(text: string | null): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text ?? ''))
    return null;
  const time = Date.parse(text ?? '');
  return time >= 0 && time < Date.UTC(9999, 11, 31) ? new Date(time) : null;
}

function roundedUp(time: Date, stepMs: number): Date {
  return new Date(Math.ceil(time.getTime() / stepMs) * stepMs);
}

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json; charset=UTF-8' },
  });
}

/**
 * Whether two secrets are the same, in a time that does not depend on where they differ: it compares hashes, all bytes of
 * them. Node's `timingSafeEqual` needs equal lengths, and would tell that of the key.
 */
async function isSameSecret(given: string, secret: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(secret)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
