import type { Context } from 'hono';
import { readAccessToken } from '../accounts/access-token';
import { isSameSecret } from '../accounts/secrets';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';
import { bearerOf, noToken } from './authenticate';

/** Why this caller is not the operator; null for the operator. */
export async function requireOperator(
  context: Context,
  { serviceKey, signingKey }: Backend,
): Promise<Failure | null> {
  const token = bearerOf(context);
  if (!token) return noToken;
  if (isServiceKey(context, token, serviceKey)) return null;
  const claims = await readAccessToken(token, signingKey);
  return isFailure(claims) ? claims : failure(403, 'not_admin', 'User not allowed');
}

/** No page sends this key: a browser would name the page's origin. */
export function isServiceKey(context: Context, key: string, serviceKey: string | null): boolean {
  const isFromPage = context.req.header('origin') !== undefined;
  return serviceKey !== null && !isFromPage && isSameSecret(key, serviceKey);
}
