import * as v from 'valibot';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const powerOfTwo = v.pipe(
  positive,
  v.minValue(2),
  v.check((number) => Number.isInteger(Math.log2(number)), 'is not a power of two'),
);
const zeroOrMore = v.pipe(v.number(), v.integer(), v.minValue(0));
const rateLimit = v.nullable(v.object({ requests: positive, windowS: positive }));

/** Requests of one address in each `windowS` seconds; `null` for no limit. */
export type RateLimit = v.InferOutput<typeof rateLimit>;

export const AuthSettingsSchema = v.strictObject({
  accessTokenLifetimeS: positive,
  refreshReuseWindowS: zeroOrMore,
  isReuseEndingSession: v.boolean(),
  sessionTimeboxS: v.nullable(positive),
  sessionInactivityS: positive,
  factors: v.strictObject({ totp: v.boolean(), phone: v.boolean(), webauthn: v.boolean() }),
  passkeys: v.nullable(
    v.strictObject({
      rpId: v.pipe(v.string(), v.nonEmpty()),
      rpName: v.string(),
      origins: v.array(v.pipe(v.string(), v.url())),
    }),
  ),
  challengeLifetimeS: positive,
  isSignUpOn: v.boolean(),
  isMailConfirmationOn: v.boolean(),
  isSecureEmailChangeOn: v.boolean(),
  isSecurePasswordChangeOn: v.boolean(),
  isManualLinkingOn: v.boolean(),
  mailIntervalS: zeroOrMore,
  mailLifetimeS: positive,
  isPhoneOn: v.boolean(),
  isPhoneConfirmationOn: v.boolean(),
  smsIntervalS: zeroOrMore,
  smsLifetimeS: positive,
  providers: v.strictObject({ google: v.boolean(), github: v.boolean() }),
  limits: v.strictObject({
    signIn: rateLimit,
    refresh: rateLimit,
    signUp: rateLimit,
    mailRequest: rateLimit,
    verify: rateLimit,
    userUpdate: rateLimit,
    factorChallenge: rateLimit,
    factorVerify: rateLimit,
    passkey: rateLimit,
    mails: rateLimit,
    texts: rateLimit,
  }),
  isBehindGateway: v.boolean(),
  passwordCost: v.strictObject({ N: powerOfTwo, r: positive, p: positive }),
});

/**
 * The settings that a hosted project has on its dashboard.
 *
 * - `accessTokenLifetimeS` seconds until an access token expires.
 * - `refreshReuseWindowS` seconds after a refresh in which older refresh tokens are still taken.
 * - `isReuseEndingSession` whether an older refresh token that comes later ends its session; else it is only refused.
 * - `sessionTimeboxS` seconds after its sign-in when a session ends; `null` for never.
 * - `sessionInactivityS` seconds after its last refresh when a session ends.
 * - `factors` which kinds of second factors are on; `webauthn` needs `passkeys`.
 * - `passkeys` the host for which browsers make passkeys and security keys (no IP address), the name that they show, and the
 *   origins of the pages that may use them; `null` when they are off.
 * - `challengeLifetimeS` seconds in which a passkey must be shown; a second factor has five minutes at least.
 * - `isSignUpOn` whether new accounts can be made.
 * - `isMailConfirmationOn` whether a new address must be confirmed before its first session.
 * - `isSecureEmailChangeOn` whether both the old and the new address confirm a change.
 * - `isSecurePasswordChangeOn` whether a session older than 24 hours needs a code from a mail or message to
 *   change the password.
 * - `isManualLinkingOn` whether a person may link and unlink ways to sign in.
 * - `mailIntervalS` seconds between two mails of one kind to one address.
 * - `mailLifetimeS` seconds in which the link and the code of a mail work.
 * - `isPhoneOn` whether phone numbers and codes by SMS are offered.
 * - `isPhoneConfirmationOn` whether a new number must be confirmed before its first session.
 * - `smsIntervalS` seconds between two messages of one kind to one account.
 * - `smsLifetimeS` seconds in which the code of a message works.
 * - `providers` which of them are on.
 * - `limits` requests of one address: `signIn` by password; `refresh` of tokens and exchange of
 *   codes; `signUp`; `mailRequest` to resend or recover; `verify` of links and codes;
 *   `userUpdate`; `factorChallenge` and `factorVerify` of second factors; `passkey`. `mails` and `texts` count what is
 *   sent to all addresses, and to all numbers, together.
 * - `isBehindGateway` whether a gateway before this server names the client in `X-Forwarded-For`, by which the limits
 *   then count.
 * - `passwordCost` scrypt's parameters for new hashes; memory is about 128 * N * r bytes.
 */
export type AuthSettings = v.InferOutput<typeof AuthSettingsSchema>;

/**
 * The defaults of a hosted project. GoTrue fills its buckets slowly (`internal/api/options.go`): bursts of
 * 30, refilled with 150 tokens in 5 minutes for `/token` and with 30 for the rest. A window of the
 * same length as it takes to fill an empty bucket allows as much in the long run.
 */
export const DEFAULT_SETTINGS: AuthSettings = {
  accessTokenLifetimeS: 3600,
  refreshReuseWindowS: 10,
  isReuseEndingSession: true,
  sessionTimeboxS: null,
  sessionInactivityS: 90 * 24 * 3600,
  factors: { totp: true, phone: false, webauthn: false },
  passkeys: null,
  challengeLifetimeS: 300,
  isSignUpOn: true,
  isMailConfirmationOn: true,
  isSecureEmailChangeOn: true,
  isSecurePasswordChangeOn: false,
  isManualLinkingOn: false,
  mailIntervalS: 60,
  mailLifetimeS: 24 * 3600,
  isPhoneOn: false,
  isPhoneConfirmationOn: true,
  smsIntervalS: 60,
  smsLifetimeS: 60,
  providers: { google: true, github: true },
  limits: {
    signIn: { requests: 30, windowS: 60 },
    refresh: { requests: 30, windowS: 60 },
    signUp: { requests: 30, windowS: 300 },
    mailRequest: { requests: 30, windowS: 300 },
    verify: { requests: 30, windowS: 300 },
    userUpdate: { requests: 30, windowS: 300 },
    factorChallenge: { requests: 30, windowS: 300 },
    factorVerify: { requests: 30, windowS: 300 },
    passkey: { requests: 30, windowS: 300 },
    mails: { requests: 30, windowS: 3600 },
    texts: { requests: 30, windowS: 3600 },
  },
  // Nothing stands before this server: a hosted project has a gateway of its own.
  isBehindGateway: false,
  // 16 MiB and five rounds, as OWASP's cheat sheet on password storage gives for this memory.
  passwordCost: { N: 2 ** 14, r: 8, p: 5 },
};

/** Hashing that is quick and weak, for tests alone. */
export const QUICK_COST: AuthSettings['passwordCost'] = { N: 16, r: 1, p: 1 };

/** No limits, for tests that send many requests. */
export const LIFTED_LIMITS: AuthSettings['limits'] = {
  signIn: null,
  refresh: null,
  signUp: null,
  mailRequest: null,
  verify: null,
  userUpdate: null,
  factorChallenge: null,
  factorVerify: null,
  passkey: null,
  mails: null,
  texts: null,
};

/** How long a person may take to decide at the page of Google or GitHub. */
export const FLOW_LIFETIME_MS = 600_000;
/** How long the site may take to exchange its `?code=` for a session. */
export const AUTH_CODE_LIFETIME_MS = 300_000;

/** How long a challenge of a second factor lives, in seconds: no setting makes it shorter than five minutes. */
export function factorChallengeLifetimeS({ challengeLifetimeS }: AuthSettings): number {
  return Math.max(300, challengeLifetimeS);
}
