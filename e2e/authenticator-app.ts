import { TOTP } from 'otpauth';
import { clientOf } from './accounts';
import type { Person } from './accounts';
import { expect } from './fixtures';
import type { Site } from './site';

/** Sets up an authenticator app on another device. @returns its code of this moment */
export async function setUpApp(site: Site, person: Person): Promise<() => string> {
  const auth = clientOf(site);
  expect((await auth.signInWithPassword(person)).error).toBe(null);
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Old phone' });
  if (!data) throw new Error(JSON.stringify(error));
  const app = new TOTP({ secret: data.totp.secret });
  const code = () => app.generate();
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code: code() });
  expect(verified.error).toBe(null);
  return code;
}
