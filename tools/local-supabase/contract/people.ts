import { createHash, randomBytes } from 'node:crypto';
import { appCode } from './authenticator-app';
import type { Answer, AskedServer, SentMail } from './asked-server';

/** A topic's scenarios: each makes its own people, and asks. */
export type Scenarios = Readonly<Record<string, (server: AskedServer) => Promise<void>>>;

export const PASSWORD = 'chutney4you';
export const OTHER_PASSWORD = 'dosa-batter-7';
export const SITE = 'http://localhost:4200';

export const PASSWORD_GRANT = '/token?grant_type=password';
export const REFRESH_GRANT = '/token?grant_type=refresh_token';
export const PKCE_GRANT = '/token?grant_type=pkce';

export interface Person {
  readonly email: string;
  readonly id: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly session: Answer;
}

/** Signs up, and confirms with the code of the mail. */
export async function makeAccount(server: AskedServer, name: string): Promise<Person> {
  server.needMailbox();
  const email = server.email(name);
  await server.send('POST', '/signup', { body: { email, password: PASSWORD } });
  const { token } = await server.newestMail(email);
  const body = { type: 'email', email, token };
  const session = await server.send('POST', '/verify', { body });
  return {
    email,
    id: session.text('user.id'),
    token: session.text('access_token'),
    refreshToken: session.text('refresh_token'),
    session,
  };
}

export function signIn(server: AskedServer, email: string): Promise<Answer> {
  return server.send('POST', PASSWORD_GRANT, { body: { email, password: PASSWORD } });
}

export function askRefresh(
  server: AskedServer,
  step: string,
  refresh_token: string,
): Promise<Answer> {
  return server.ask(step, 'POST', REFRESH_GRANT, { body: { refresh_token } });
}

export interface AppFactor {
  readonly id: string;
  readonly secret: string;
  /** Of the session that the factor raised. */
  readonly token: string;
  readonly refreshToken: string;
}

/** Sets up an authenticator app, which raises the session. */
export async function addApp(
  server: AskedServer,
  token: string,
  friendly_name: string,
): Promise<AppFactor> {
  const enrolled = await server.send('POST', '/factors', {
    token,
    body: { factor_type: 'totp', friendly_name },
  });
  const app = { id: enrolled.text('id'), secret: enrolled.text('totp.secret') };
  const raised = await showApp(server, token, app);
  return {
    ...app,
    token: raised.text('access_token'),
    refreshToken: raised.text('refresh_token'),
  };
}

/** Raises a session by the code of an authenticator app. */
export async function showApp(
  server: AskedServer,
  token: string,
  { id, secret }: Pick<AppFactor, 'id' | 'secret'>,
): Promise<Answer> {
  const challenge = await server.send('POST', `/factors/${id}/challenge`, { token, body: {} });
  const code = appCode(secret, server.clock.now());
  const body = { challenge_id: challenge.text('id'), code };
  return server.send('POST', `/factors/${id}/verify`, { token, body });
}

export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

export function linkToken({ link }: SentMail): string {
  return link ? (new URL(link).searchParams.get('token') ?? '') : '';
}

/** The path and query of the auth server's own link, below `/auth/v1`. */
export function linkPath({ link }: SentMail): string {
  return link.replace(/^.*?\/auth\/v1/, '');
}

/** RFC 7636: what a client keeps, and what it sends ahead. */
export function newPkce() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, fields: { code_challenge: challenge, code_challenge_method: 's256' } };
}
