import * as v from 'valibot';
import { newAuthenticatorApp } from '../accounts/authenticator-app';
import type { Factor, FactorKind } from '../accounts/factor';
import { findFactors, hasVerifiedFactor } from '../accounts/factor';
import {
  insertFactor,
  newFactor,
  removeFactor,
  removeUnfinished,
} from '../accounts/factor-changes';
import { parsePhone } from '../accounts/recipient';
import type { Backend } from '../backend';
import { authenticate, findSignedIn } from '../http/authenticate';
import type { SignedIn } from '../http/authenticate';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { refuseKind } from '../http/factor-kinds';
import { factorOfPath } from '../http/path-ids';
import { optionalText, readBody } from '../http/request-body';
import type { Route } from '../http/route';
import { factorChallengeLifetimeS } from '../settings';

const MAX_FACTORS = 10;

const EnrolBody = v.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
});

type Enrolment = Omit<v.InferOutput<typeof EnrolBody>, 'factor_type'> & {
  readonly kind: FactorKind;
};

/** A factor to be made, and what only the answer says of it. */
interface Draft {
  readonly factor: Pick<Factor, 'secret' | 'phone'>;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** POST /factors: begins a second factor, which counts once it was verified. */
export const enrolFactor: Route = async (context, backend) => {
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  const body = await readBody(context, EnrolBody);
  if (isFailure(body)) return body;
  const kind = readKind(backend, body.factor_type);
  if (isFailure(kind)) return kind;
  const enrolment = { ...body, kind };
  const draft = newDraft(backend, caller, enrolment);
  if (isFailure(draft)) return draft;
  const factor = await backend.database.exclusively(() =>
    store(backend, caller, enrolment, draft.factor),
  );
  if (isFailure(factor)) return factor;
  const { id, friendly_name } = factor;
  return context.json({
    id,
    type: kind,
    ...(friendly_name === '' ? {} : { friendly_name }),
    ...draft.answer,
  });
};

function readKind({ settings }: Backend, value: string): FactorKind | Failure {
  if (value !== 'totp' && value !== 'phone' && value !== 'webauthn') {
    return invalid('factor_type needs to be totp, phone, or webauthn');
  }
  return refuseKind(settings, value, 'enroll') ?? value;
}

function newDraft(backend: Backend, { account }: SignedIn, enrolment: Enrolment): Draft | Failure {
  const { kind, issuer } = enrolment;
  if (kind === 'webauthn') return { factor: { secret: null, phone: null }, answer: {} };
  if (kind === 'phone') return newPhone(enrolment.phone);
  const site = new URL(backend.siteOrigin).host;
  const totp = newAuthenticatorApp(issuer || site, account.email ?? account.phone ?? '');
  return { factor: { secret: totp.secret, phone: null }, answer: { totp } };
}

function newPhone(value: string): Draft | Failure {
  if (value === '') return invalid('Phone number required to enroll Phone factor');
  const parsed = parsePhone(value);
  if (isFailure(parsed)) return parsed;
  return { factor: { secret: null, phone: parsed.phone }, answer: { phone: value } };
}

/** Checks the rules with the factors as they are now, and stores the new one. */
async function store(
  { database, settings }: Backend,
  caller: SignedIn,
  { kind, friendly_name }: Enrolment,
  draft: Draft['factor'],
): Promise<Factor | Failure> {
  const now = await findSignedIn(database, caller.account.id, caller.session.id);
  if (isFailure(now)) return now;
  const { account, session } = now;
  const before = Date.now() - factorChallengeLifetimeS(settings) * 1000;
  await removeUnfinished(database, account.id, before);
  const sameNumber = (factor: Factor) => kind === 'phone' && factor.phone === draft.phone;
  const factors = await findFactors(database, account.id);
  const replaced = factors.filter(sameNumber);
  if (hasVerifiedFactor({ factors: replaced })) return phoneExists;
  const others = factors.filter((factor) => !sameNumber(factor));
  const refusal = refuseEnrolment(others, friendly_name, session.aal);
  if (refusal) return refusal;
  const factor = newFactor({ user_id: account.id, kind, friendly_name, ...draft });
  await database.write([...replaced.flatMap(removeFactor), insertFactor(factor)]);
  return factor;
}

const phoneExists = failure(
  422,
  'mfa_verified_factor_exists',
  'A verified phone factor already exists, unenroll the existing factor to continue',
);

function refuseEnrolment(factors: readonly Factor[], name: string, aal: string): Failure | null {
  if (factors.some(({ friendly_name }) => friendly_name === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    return failure(422, 'mfa_factor_name_conflict', message);
  }
  if (factors.length >= MAX_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    return failure(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (hasVerifiedFactor({ factors }) && aal !== 'aal2') {
    return failure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  return null;
}

/** DELETE /factors/<id>: removes a factor; a verified one only at the higher level. */
export const unenrolFactor: Route = async (context, backend) => {
  const { database } = backend;
  return database.exclusively(async () => {
    const caller = await authenticate(context, backend);
    if (isFailure(caller)) return caller;
    const factor = factorOfPath(context, caller.account);
    if (isFailure(factor)) return factor;
    if (factor.status === 'verified' && caller.session.aal !== 'aal2') {
      return failure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await database.write(removeFactor(factor));
    return context.json({ id: factor.id });
  });
};
