import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a request is refused, with the code and message of the hosted service. */
export interface Failure {
  readonly kind: 'failure';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly message: string;
  /** The rules that a weak password breaks. */
  readonly reasons?: readonly string[];
}

export function failure(status: ContentfulStatusCode, code: string, message: string): Failure {
  return { kind: 'failure', status, code, message };
}

/** 400: the request is malformed or not allowed. */
export function invalid(message: string): Failure {
  return failure(400, 'validation_failed', message);
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'failure';
}
