import { appCode } from '../contract/authenticator-app';
import type { Auth } from './test-backend';

export interface App {
  readonly id: string;
  readonly code: () => string;
}

/** Sets up an authenticator app, which is not verified yet. */
export async function enrolApp(client: Auth, friendlyName = 'Phone'): Promise<App> {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { id: data.id, code: () => appCode(data.totp.secret, Date.now()) };
}

/** Sets up an authenticator app, and raises the session with it. */
export async function addApp(client: Auth, friendlyName = 'Phone'): Promise<App> {
  const app = await enrolApp(client, friendlyName);
  const code = app.code();
  const { error } = await client.mfa.challengeAndVerify({ factorId: app.id, code });
  if (error) throw error;
  return app;
}

export async function levelOf(client: Auth) {
  return (await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;
}
