import type { FactorKind } from '../accounts/factor';
import type { Failure } from '../failure';
import { failure } from '../failure';
import type { AuthSettings } from '../settings';

const NAMES = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const;

export const keysOff = refusal('webauthn', 'verification');

/** Whether the project has this kind of factor, for its enrolment or its verification. */
export function refuseKind(
  { factors, passkeys }: AuthSettings,
  kind: FactorKind,
  use: 'enroll' | 'verification' = 'verification',
): Failure | null {
  const isOn = factors[kind] && (kind !== 'webauthn' || passkeys !== null);
  return isOn ? null : refusal(kind, use);
}

function refusal(kind: FactorKind, use: 'enroll' | 'verification'): Failure {
  const code = `mfa_${kind}_${use === 'enroll' ? 'enroll' : 'verify'}_not_enabled`;
  return failure(422, code, `MFA ${use} is disabled for ${NAMES[kind]}`);
}
