import { OTHER_PROVIDERS } from '../accounts/provider';
import type { Route } from '../http/route';

/** GET /settings: which ways to sign in and sign up are on. */
export const settings: Route = async (context, { settings: chosen }) => {
  const others = Object.fromEntries(OTHER_PROVIDERS.map((name) => [name, false]));
  return context.json({
    external: {
      ...others,
      ...chosen.providers,
      anonymous_users: false,
      email: true,
      phone: chosen.isPhoneOn,
    },
    disable_signup: !chosen.isSignUpOn,
    mailer_autoconfirm: !chosen.isMailConfirmationOn,
    phone_autoconfirm: !chosen.isPhoneConfirmationOn,
    // What a project says by default, also where it sends no messages.
    sms_provider: 'twilio',
    passkeys_enabled: chosen.passkeys !== null,
    saml_enabled: false,
    saml_private_key_next_configured: true,
  });
};

/** GET /health */
export const health: Route = async (context) => {
  return context.json({
    version: 'local',
    name: 'local-supabase',
    description: 'Accounts for this machine, compatible with Supabase Auth',
  });
};

/** GET /.well-known/jwks.json: the public key that verifies access tokens. */
export const jwks: Route = async (context, { signingKey }) => {
  return context.json({ keys: [signingKey.publicJwk] });
};
