import { ServerError } from './stall-server';
import type { ServerFault, WaitCause } from './stall-server';

/** What PostgREST says of a call that failed; outside data. */
export interface FailedCall {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** SQLSTATE, or PostgREST's own; missing, or anything, when something else answered. */
  readonly code?: unknown;
  readonly message: string;
  /** Of a call that shall be made again: after how many seconds. */
  readonly details?: string | null | undefined;
}

/** The messages that the database's functions raise. */
const OWN_FAULTS: ReadonlySet<string> = new Set<ServerFault>([
  'too_large',
  'not_a_member',
  'owner_only',
  'owner_stays',
  'sign_in_again',
  'erased',
  'stall_full',
  'pace',
  'invite_unknown',
  'invite_expired',
  'invite_used',
  'already_member',
  'name_taken',
  'too_many',
]);

function isOwnFault(message: string): message is ServerFault {
  return OWN_FAULTS.has(message);
}

/** With these the database's functions raise their messages. */
const RAISED = /^(42501|PT\d{3})$/;

/**
 * What the database has not, or nobody may use yet, and the page of another version asks for: a function, its parameters, a table, a column or a
 * schema, by PostgREST's stored schema (PGRST2xx) or by PostgreSQL (https://postgrest.org/en/stable/references/errors.html).
 */
const MISSING = /^(PGRST(106|2\d\d)|42883|42P01|42703|42704|42501|3F000)$/;

/** What the database names its refusals by. */
const OWN_CODE = /^(PGRST\d{3}|[\dA-Z]{5})$/;

/** Says why a call failed. What the database did not say itself is `network`: the call is tried again later. */
export function faultOf({ status, code: given, message }: FailedCall): ServerFault {
  const code = typeof given === 'string' && OWN_CODE.test(given) ? given : undefined;
  // Of a gateway that takes no key, or a proxy: another token would change nothing.
  if (status === 401 && code !== undefined) {
    return code === 'PT401' && message === 'not_signed_in' ? 'no_account' : 'session';
  }
  // Raised where the account has a second factor that the session lacks: renewed, it asks for it.
  if (code === '42501' && message === 'insufficient_aal') return 'session';
  if (code !== undefined && RAISED.test(code) && isOwnFault(message)) return message;
  if (code !== undefined && MISSING.test(code)) return 'updating';
  if (status === 429 || status >= 500) return 'busy';
  // A proxy that takes no large bodies answers so, too.
  if (status === 413) return 'too_large';
  // The database can be read only while its disk is full. With 409 it refuses what contradicts its rows.
  if (code === '25006') return 'busy';
  return (status === 400 || status === 409) && code ? 'refused' : 'network';
}

/** After how many ms the server wants to be asked again, a day at most; `undefined` where it does not say. */
export function waitOf({ status, details }: FailedCall): number | undefined {
  const seconds = status === 429 ? Number(details ?? Number.NaN) : Number.NaN;
  return seconds > 0 && seconds <= 86_400 ? seconds * 1000 : undefined;
}

/** Why what failed waits; `undefined` where it is the network, or something that the page says elsewhere. */
export function causeOf(fault: ServerFault | null): WaitCause | undefined {
  return fault === 'busy' || fault === 'pace' || fault === 'updating' ? fault : undefined;
}

/** Whatever was thrown, as a `ServerError`. */
export function asServerError(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  return new ServerError('network', error instanceof Error ? error.message : String(error));
}
