import type { Context } from 'hono';
import * as v from 'valibot';
import type { Account } from '../accounts/account';
import type { Factor } from '../accounts/factor';
import type { Failure } from '../failure';
import { failure } from '../failure';

export function factorOfPath(context: Context, { factors }: Account): Factor | Failure {
  const id = context.req.param('factorId') ?? '';
  if (!isUuid(id)) return failure(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = factors.find((each) => each.id === id);
  return factor ?? failure(404, 'mfa_factor_not_found', 'Factor not found');
}

export function isUuid(text: string): boolean {
  return v.is(v.pipe(v.string(), v.uuid()), text);
}
