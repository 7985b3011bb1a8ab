import * as v from 'valibot';
import type { Factor, FactorKind } from '@thela/session';
import { askForData as ask } from '@thela/session';
import type { GetAuth } from '@thela/session';

export interface SecondFactor extends Factor {
  /** ISO time */
  readonly since: string;
}

export interface AppSecret {
  readonly id: string;
  /** `otpauth://totp/…`; outside data. */
  readonly uri: string;
  /** The same secret in base32. */
  readonly secret: string;
}

export interface SentCode {
  readonly factor: string;
  readonly challenge: string;
  /** In ms since 1970. */
  readonly sentAt: number;
}

const kinds = ['totp', 'phone', 'webauthn'] as const satisfies readonly FactorKind[];

const factorSchema = v.object({
  id: v.string(),
  factor_type: v.picklist(kinds),
  status: v.string(),
  friendly_name: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  created_at: v.string(),
});

async function listFactors(getAuth: GetAuth) {
  const { all } = await ask(getAuth, (auth) => auth.mfa.listFactors());
  return all.flatMap((given) => {
    const parsed = v.safeParse(factorSchema, given);
    // A kind that this page does not know cannot be shown.
    return parsed.success ? [parsed.output] : [];
  });
}

/** The second factors that are set up, the oldest first; set-ups that were broken off are none. */
export async function readFactors(getAuth: GetAuth): Promise<readonly SecondFactor[]> {
  const all = await listFactors(getAuth);
  return all
    .filter(({ status }) => status === 'verified')
    .map(({ id, factor_type: kind, friendly_name: name, phone, created_at: since }) => ({
      id,
      kind,
      name,
      phone,
      since,
    }))
    .sort((a, b) => a.since.localeCompare(b.since));
}

/** The name of a set-up that was broken off stays taken, and nobody can go on with it: the secret is told once. */
async function removeLeftovers(getAuth: GetAuth): Promise<void> {
  const all = await listFactors(getAuth);
  const leftovers = all.filter(({ status }) => status !== 'verified');
  await Promise.all(leftovers.map(({ id }) => abandon(getAuth, id)));
}

/** Breaks a set-up off. When that fails, the next one removes it. */
export async function abandon(getAuth: GetAuth, factorId: string): Promise<void> {
  await ask(getAuth, (auth) => auth.mfa.unenroll({ factorId })).catch(() => {});
}

/**
 * Begins to set up an authenticator app.
 *
 * @param issuer what the app calls this site
 */
export async function enrolApp(getAuth: GetAuth, name: string, issuer: string): Promise<AppSecret> {
  await removeLeftovers(getAuth);
  const { id, totp } = await ask(getAuth, (auth) =>
    auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer }),
  );
  return { id, uri: totp.uri, secret: totp.secret };
}

/** Confirms an authenticator app by one of its codes. It is set up then, and other sessions have ended. */
export async function confirmApp(getAuth: GetAuth, factorId: string, code: string): Promise<void> {
  await ask(getAuth, (auth) => auth.mfa.challengeAndVerify({ factorId, code }));
}

/**
 * Begins to set up a phone, and sends a code to it.
 *
 * @param phone E.164
 */
export async function enrolPhone(getAuth: GetAuth, name: string, phone: string): Promise<SentCode> {
  await removeLeftovers(getAuth);
  const { id } = await ask(getAuth, (auth) =>
    auth.mfa.enroll({ factorType: 'phone', friendlyName: name, phone }),
  );
  try {
    const { id: challenge } = await ask(getAuth, (auth) =>
      auth.mfa.challenge({ factorId: id, channel: 'sms' }),
    );
    return { factor: id, challenge, sentAt: Date.now() };
  } catch (error) {
    await abandon(getAuth, id);
    throw error;
  }
}

/** Has a code sent to the same phone again, for Supabase's answer and, where that is no error, the code. */
export async function sendCodeAgain(getAuth: GetAuth, { factor }: SentCode) {
  const auth = await getAuth();
  const { data, error } = await auth.mfa.challenge({ factorId: factor, channel: 'sms' });
  const code = data && { factor, challenge: data.id, sentAt: Date.now() };
  return { error, code };
}

export async function confirmPhone(
  getAuth: GetAuth,
  { factor: factorId, challenge: challengeId }: SentCode,
  code: string,
): Promise<void> {
  await ask(getAuth, (auth) => auth.mfa.verify({ factorId, challengeId, code }));
}

export async function setUpKey(getAuth: GetAuth, name: string, signal: AbortSignal): Promise<void> {
  await removeLeftovers(getAuth);
  const site = { rpId: window.location.hostname, rpOrigins: [window.location.origin] };
  // Not `webauthn.register`: where the name is taken, that removes the key which has it.
  const { id: factorId } = await ask(getAuth, (auth) =>
    auth.mfa.enroll({ factorType: 'webauthn', friendlyName: name }),
  );
  try {
    const { challengeId, webauthn } = await ask(getAuth, (auth) =>
      auth.mfa.webauthn.challenge(
        { factorId, friendlyName: name, webauthn: site, signal },
        // Who made the key is nobody's business here, and browsers would ask whether they may tell.
        { create: { attestation: 'none' } },
      ),
    );
    await ask(getAuth, (auth) =>
      auth.mfa.webauthn.verify({ factorId, challengeId, webauthn: { ...site, ...webauthn } }),
    );
  } catch (error) {
    await abandon(getAuth, factorId);
    throw error;
  }
}

/** Removes a second factor. The session falls to the lower level at once, if it came by this one. */
export async function removeFactor(getAuth: GetAuth, factorId: string): Promise<void> {
  await ask(getAuth, async (auth) => {
    const answer = await auth.mfa.unenroll({ factorId });
    // Otherwise the page would ask for another one some time within the hour, in the midst of work.
    if (!answer.error) await auth.refreshSession();
    return answer;
  });
}
