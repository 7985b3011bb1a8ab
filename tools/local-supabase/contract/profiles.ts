import type { AuthSettings } from '../settings';
import { DEFAULT_SETTINGS, LIFTED_LIMITS, QUICK_COST } from '../settings';
import type { Scenarios } from './people';
import { SITE } from './people';
import { about } from './scenarios/about';
import { authenticatorApp } from './scenarios/authenticator-app';
import { codes, sessions } from './scenarios/codes';
import { limits } from './scenarios/limits';
import { operator, user, waysIn } from './scenarios/user';
import { otherFactors } from './scenarios/other-factors';
import { passkeys } from './scenarios/passkeys';
import { shortLives } from './scenarios/short-lives';
import { signUp } from './scenarios/sign-up';
import { switchedOff, unconfirmed } from './scenarios/unconfirmed';

export const PROFILE_NAMES = ['default', 'short', 'closed', 'open', 'limits'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

export interface Profile {
  /** Of the local backend; another server must have been set up so. */
  readonly settings: Partial<AuthSettings>;
  readonly scenarios: Scenarios;
}

const settings: Partial<AuthSettings> = {
  isMailConfirmationOn: true,
  mailIntervalS: 1,
  isPhoneOn: true,
  isPhoneConfirmationOn: true,
  smsIntervalS: 1,
  smsLifetimeS: 300,
  isSecureEmailChangeOn: true,
  isManualLinkingOn: true,
  refreshReuseWindowS: 10,
  factors: { totp: true, phone: true, webauthn: true },
  passkeys: { rpId: 'localhost', rpName: 'Thela', origins: [SITE] },
  providers: { google: true, github: true },
  limits: LIFTED_LIMITS,
  passwordCost: QUICK_COST,
};

export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  default: {
    settings,
    scenarios: {
      ...about,
      ...signUp,
      ...sessions,
      ...user,
      ...codes,
      ...authenticatorApp,
      ...otherFactors,
      ...passkeys,
      ...waysIn,
      ...operator,
    },
  },
  short: {
    settings: {
      ...settings,
      mailLifetimeS: 2,
      smsLifetimeS: 2,
      challengeLifetimeS: 2,
      refreshReuseWindowS: 1,
      isReuseEndingSession: false,
      sessionTimeboxS: 4,
    },
    scenarios: shortLives,
  },
  closed: {
    settings: {
      ...settings,
      isSignUpOn: false,
      isPhoneOn: false,
      providers: { google: false, github: true },
      passkeys: null,
    },
    scenarios: switchedOff,
  },
  open: {
    settings: {
      ...settings,
      isMailConfirmationOn: false,
      isPhoneConfirmationOn: false,
      isSecureEmailChangeOn: false,
      factors: { totp: false, phone: false, webauthn: false },
      passkeys: null,
      sessionInactivityS: 3,
    },
    scenarios: unconfirmed,
  },
  limits: {
    settings: { ...settings, limits: DEFAULT_SETTINGS.limits, isBehindGateway: true },
    scenarios: limits,
  },
};
