import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Refusal } from '../database/messages';

/** Why a call is refused, as PostgREST says it. */
export interface RestFailure {
  readonly kind: 'rest-failure';
  readonly status: ContentfulStatusCode;
  readonly body: {
    readonly code: string;
    readonly message: string;
    readonly details: string | null;
    readonly hint: string | null;
  };
}

export function restFailure(
  status: ContentfulStatusCode,
  code: string,
  message: string,
  { details = null, hint = null }: { details?: string | null; hint?: string | null } = {},
): RestFailure {
  return { kind: 'rest-failure', status, body: { code, message, details, hint } };
}

export function refusedByPostgres(refusal: Refusal, isSignedIn: boolean): RestFailure {
  const { code, message, detail: details, hint } = refusal;
  return restFailure(statusOf(code, isSignedIn), code, message, { details, hint });
}

/** From https://docs.postgrest.org/en/v13/references/errors.html, the first that matches. */
const STATUSES: readonly (readonly [RegExp, ContentfulStatusCode])[] = [
  [/^(23503|23505)$/, 409],
  [/^25006$/, 405],
  [/^(42883|42P01)$/, 404],
  [/^42P17$/, 500],
  [/^P0001$/, 400],
  [/^(08|53(?!400)|57P01)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(09|21|25|2D|38|39|3B|40|53|54|55|57|58|F0|HV|P0|XX)/, 500],
];

/** A function chooses the status itself with a code such as `PT410`. */
const CHOSEN_STATUS = /^PT([45]\d\d)$/;

function statusOf(code: string, isSignedIn: boolean): ContentfulStatusCode {
  if (code === '42501') return isSignedIn ? 403 : 401;
  const [, chosen] = CHOSEN_STATUS.exec(code) ?? [];
  if (chosen) return Number(chosen) as ContentfulStatusCode;
  return STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400;
}

export function restFailureResponse(context: Context, { status, body }: RestFailure): Response {
  if (status === 401) context.header('WWW-Authenticate', wwwAuthenticate(body));
  return context.json(body, status);
}

function wwwAuthenticate({ code, message }: RestFailure['body']): string {
  if (!code.startsWith('PGRST3')) return 'Bearer';
  return `Bearer error="invalid_token", error_description="${message}"`;
}

/** The answer to tables, views and whatever else PostgREST has besides functions. */
export function restNotOffered(context: Context): Response {
  const { method, path } = context.req;
  const message = `The local backend does not offer ${method} ${path}: only /rest/v1/rpc/<function>.`;
  return restFailureResponse(context, restFailure(404, 'not_offered', message));
}
