import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that is refused, in the words of the hosted service. */
export interface Failure {
  readonly kind: 'failure';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly message: string;
  /** Which rules a weak password broke. */
  readonly reasons?: readonly string[];
}

export function failure(status: ContentfulStatusCode, code: string, message: string): Failure {
  return { kind: 'failure', status, code, message };
}

/** 400, what was sent is not understood or not allowed. */
export function invalid(message: string): Failure {
  return failure(400, 'validation_failed', message);
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'failure';
}
