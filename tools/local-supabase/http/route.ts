import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Handler } from 'hono';
import type { Backend } from '../backend';
import { errorResponse } from './error-response';
import type { Failure } from '../failure';
import { isFailure } from '../failure';

/** Answers one request, or says why not. */
export type Route = (context: Context, backend: Backend) => Promise<Response | Failure>;

export function handle(route: Route, backend: Backend): Handler {
  return async (context) => {
    const answer = await route(context, backend);
    return isFailure(answer) ? errorResponse(context, answer) : answer;
  };
}

/** From where the request came, for counting. */
export function addressOf(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}
