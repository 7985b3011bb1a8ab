import * as v from 'valibot';
import { LOCAL_PUBLISHABLE_KEY } from '../../local-supabase/options';
import { LIFTED_LIMITS } from '../../local-supabase/settings';
import type { AuthSettings } from '../../local-supabase/settings';
import type { Call } from './loaded-database';

/** Accounts at once, for hundreds of phones. */
export const OPEN_ACCOUNTS: Partial<AuthSettings> = {
  isMailConfirmationOn: false,
  limits: LIFTED_LIMITS,
  passwordCost: { N: 16, r: 1, p: 1 },
};

/** A person who is signed in outside a page. */
export interface Account {
  readonly email: string;
  readonly password: string;
  /** Calls functions as PostgREST offers them. */
  readonly call: Call;
}

const signedUpSchema = v.object({ access_token: v.string() });

/** Makes an account. @param url of the local backend */
export async function signUp(url: string): Promise<Account> {
  const account = { email: `${crypto.randomUUID()}@stall.example`, password: 'dosa1234' };
  const answer = await post(`${url}/auth/v1/signup`, account, {});
  const { access_token } = v.parse(signedUpSchema, answer);
  const headers = { Authorization: `Bearer ${access_token}`, 'Content-Profile': 'public' };
  const call: Call = (name, values) => post(`${url}/rest/v1/rpc/${name}`, values, headers);
  return { ...account, call };
}

async function post(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return text ? JSON.parse(text) : null;
}
