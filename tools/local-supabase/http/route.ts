import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import type { Account } from '../accounts/account';
import type { Session } from '../accounts/session';
import { sessionJson } from '../accounts/session';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { isFailure } from '../failure';

/** Answers one request, or says why it is refused. */
export type Route = (context: Context, backend: Backend) => Promise<Response | Failure>;

export function handle(route: Route, backend: Backend): Handler {
  return async (context) => {
    const answer = await route(context, backend);
    return isFailure(answer) ? errorResponse(context, answer) : answer;
  };
}

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress: string;
  }
}

/**
 * Finds the client's address. Only where a gateway stands before this server is it the first one of
 * `X-Forwarded-For`: else a page could name another address with each request, and no limit would hold.
 */
export function findAddress(isBehindGateway: boolean): MiddlewareHandler {
  return (context, next) => {
    const [forwarded = ''] = context.req.header('x-forwarded-for')?.split(',') ?? [];
    const named = isBehindGateway ? forwarded.trim() : '';
    context.set('clientAddress', named || peerOf(context));
    return next();
  };
}

/**
 * This machine has several addresses, and a browser that opens `localhost` may use one for a challenge and another
 * one for its answer: they count as one.
 */
function peerOf(context: Context): string {
  const { address = 'unknown' } = getConnInfo(context).remote;
  return LOOPBACK.test(address) ? 'localhost' : address;
}

const LOOPBACK = /^(::1|(::ffff:)?127\.[\d.]+)$/;

/** The address that rate limits are counted by. */
export function addressOf(context: Context): string {
  return context.get('clientAddress');
}

export async function sessionResponse(
  context: Context,
  backend: Backend,
  outcome: { readonly account: Account; readonly session: Session } | Failure,
): Promise<Response | Failure> {
  if (isFailure(outcome)) return outcome;
  return context.json(await sessionJson(backend, outcome.account, outcome.session));
}

const VERSION_HEADER = 'x-supabase-api-version';
const NEW_SHAPE_SINCE = '2024-01-01';

/**
 * An error in the shape that the client expects: `{code, message}` when it names the API version of
 * 2024-01-01 or a later one, else `{code: <status>, error_code, msg}`.
 */
export function errorResponse(context: Context, refusal: Failure): Response {
  const { status, code, message, reasons } = refusal;
  const weakPassword = reasons ? { weak_password: { reasons } } : {};
  context.header('x-sb-error-code', code);
  if (supportsNewShape(context.req.header(VERSION_HEADER))) {
    context.header(VERSION_HEADER, NEW_SHAPE_SINCE);
    return context.json({ code, message, ...weakPassword }, status);
  }
  return context.json({ code: status, error_code: code, msg: message, ...weakPassword }, status);
}

function supportsNewShape(version = ''): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(version) &&
    !Number.isNaN(Date.parse(version)) &&
    version >= NEW_SHAPE_SINCE
  );
}
