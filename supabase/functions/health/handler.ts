import * as v from 'valibot';
import { reportSchema } from '@thela/health';
import type { Report } from '@thela/health';
import { withCors } from '../_shared/cors.ts';
import { readLimitedText } from '../_shared/limited-text.ts';
import { networkOf } from '../_shared/network.ts';
import { pseudonym } from '../_shared/pseudonym.ts';
import { refusal } from '../_shared/refusal.ts';
import type { HealthCounts } from './counts.ts';
import { isSameSecret } from './same-secret.ts';
import type { HealthSettings } from './settings.ts';

export { databaseCounts } from './counts.ts';
export { readHealthSettings } from './settings.ts';
export type { HealthSettings } from './settings.ts';

/** What differs between the Edge Function and the local backend. */
export interface HealthDependencies {
  readonly counts: HealthCounts;
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
  return (request, address) =>
    withCors(request, settings.allowedOrigins, async () => {
      try {
        if (request.method === 'POST') return await take(request, address, settings, dependencies);
        if (request.method === 'GET') return await answerCounts(request, settings, dependencies);
        return refusal(405, 'UNIMPLEMENTED', 'Only POST and GET are taken.', {
          Allow: 'GET, POST',
        });
      } catch (error) {
        dependencies.log(`health: the database does not count: ${(error as Error).message}`);
        return refusal(503, 'UNAVAILABLE', 'Nothing can be counted at the moment.');
      }
    });
}

async function take(
  request: Request,
  address: string,
  settings: HealthSettings,
  { counts, now }: HealthDependencies,
): Promise<Response> {
  const body = await readLimitedText(request, MAX_BODY_BYTES);
  if (body === 'too-large') return refusal(413, 'INVALID_ARGUMENT', 'That is too long.');
  if (body === 'aborted') return refusal(400, 'INVALID_ARGUMENT', 'The request broke off.');
  const report = readReport(body.text);
  if (report === 'error-report') return new Response(null, { status: 204 });
  if (report === null) return refusal(400, 'INVALID_ARGUMENT', 'This is no report of a page.');
  if (settings.tools.length > 0 && !settings.tools.includes(report.tool)) {
    return refusal(404, 'NOT_FOUND', 'There is no such tool.');
  }
  const hour = Math.floor(now() / HOUR_MS);
  const caller = await pseudonym(settings.pseudonymKey, `${hour} health ${networkOf(address)}`);
  const limit = await counts.take(report, caller, settings.limits);
  if (limit === null) return new Response(null, { status: 204 });
  const seconds = Math.max(1, Math.ceil(((hour + 1) * HOUR_MS - now()) / 1000));
  return refusal(429, 'RESOURCE_EXHAUSTED', 'There were enough reports for now.', {
    'Retry-After': String(seconds),
  });
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
    return json({ since: from.toISOString(), vitals: await counts.readVitals(from) });
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
