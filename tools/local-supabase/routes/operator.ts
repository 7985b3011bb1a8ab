import type { Context } from 'hono';
import type { Account } from '../accounts/account';
import { findById } from '../accounts/account';
import { factorJson } from '../accounts/factor';
import { removeFactor } from '../accounts/factor-changes';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';
import { requireOperator } from '../http/operator';
import { factorOfPath, isUuid } from '../http/path-ids';
import type { Route } from '../http/route';

/** GET /admin/users/<id>/factors */
export const listFactorsOf: Route = async (context, backend) => {
  const account = await accountOfPath(context, backend);
  return isFailure(account) ? account : context.json(account.factors.map(factorJson));
};

/** DELETE /admin/users/<id>/factors/<factorId>: for a person who lost the phone. */
export const removeFactorOf: Route = async (context, backend) => {
  return backend.database.exclusively(async () => {
    const account = await accountOfPath(context, backend);
    if (isFailure(account)) return account;
    const factor = factorOfPath(context, account);
    if (isFailure(factor)) return factor;
    await backend.database.write(removeFactor(factor));
    return context.json(factorJson(factor));
  });
};

/** DELETE /admin/users/<id>: removes a person with their stalls. */
export const removePerson: Route = async (context, backend) => {
  const account = await accountOfPath(context, backend);
  if (isFailure(account)) return account;
  await backend.databaseRows.remove(backend.postgres, account);
  return context.json({});
};

async function accountOfPath(context: Context, backend: Backend): Promise<Account | Failure> {
  const refusal = await requireOperator(context, backend);
  if (refusal) return refusal;
  const id = context.req.param('userId') ?? '';
  if (!isUuid(id)) return failure(404, 'validation_failed', 'user_id must be an UUID');
  const account = await findById(backend.database, id);
  return account ?? failure(404, 'user_not_found', 'User not found');
}
