import { vi } from 'vitest';
import { sessionFor } from '@thela/session/testing';

/** The code that every authenticator app and every message has. */
export const RIGHT_CODE = '246810';
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

interface GivenFactor {
  readonly kind: 'totp' | 'phone' | 'webauthn';
  readonly name: string;
  /** Digits without a plus, as the server keeps them. */
  readonly phone?: string;
  readonly isVerified?: boolean;
}

interface ServerFactor {
  readonly id: string;
  readonly factor_type: string;
  readonly friendly_name: string;
  readonly phone: string;
  readonly created_at: string;
  status: 'verified' | 'unverified';
}

interface ServerPasskey {
  readonly id: string;
  friendly_name: string;
  readonly created_at: string;
}

export interface FakeAuthServerOptions {
  readonly factors?: readonly GivenFactor[];
  /** Their names. */
  readonly passkeys?: readonly string[];
  /** What the project does not offer. */
  readonly off?: readonly ('totp' | 'phone' | 'webauthn' | 'sms' | 'passkeys')[];
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message?: string;
}

type Body = Readonly<Record<string, string>>;

const CREATED = '2026-11-22T06:00:00Z';

const creationOptions = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Thela' },
  user: { id: 'AAAA', name: 'asha', displayName: 'asha' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

function refusal({ status, code, message = code }: Refusal): Response {
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
  return Response.json({ code, message }, { status, headers });
}

const notFound = () => refusal({ status: 404, code: 'mfa_factor_not_found' });

/**
 * Second factors and passkeys of Asha as the auth server keeps them; codes and bodies are those of Supabase's own.
 * It answers each `fetch` of the test.
 */
export function fakeAuthServer(options: FakeAuthServerOptions = {}) {
  const { off = [], factors: given = [], passkeys: names = [] } = options;
  let count = 0;
  let isOnline = true;
  const newId = (kind: string) => {
    count += 1;
    return `${kind}-${count}`;
  };
  const makeFactor = ({ kind, name, phone = '', isVerified = true }: GivenFactor) =>
    ({
      id: newId(kind),
      factor_type: kind,
      friendly_name: name,
      phone,
      created_at: CREATED,
      status: isVerified ? 'verified' : 'unverified',
    }) satisfies ServerFactor as ServerFactor;
  const makePasskey = (name: string): ServerPasskey => ({
    id: newId('passkey'),
    friendly_name: name,
    created_at: CREATED,
  });
  let factors = given.map(makeFactor);
  let passkeys = names.map(makePasskey);
  const verified = () => factors.filter(({ status }) => status === 'verified');
  let level: 'aal1' | 'aal2' = verified().length > 0 ? 'aal2' : 'aal1';
  const session = () => sessionFor({ level, factors });
  const isLow = () => level === 'aal1' && verified().length > 0;
  const calls: string[] = [];
  const refusals = new Map<string, Refusal>();

  function enrol({ factor_type: kind, friendly_name: name = '', phone = '', issuer }: Body) {
    if (kind !== 'totp' && kind !== 'phone' && kind !== 'webauthn')
      return refusal({ status: 400, code: 'validation_failed' });
    if (off.includes(kind)) return refusal({ status: 422, code: `mfa_${kind}_enroll_not_enabled` });
    if (isLow()) return refusal({ status: 403, code: 'insufficient_aal' });
    if (factors.some(({ friendly_name }) => friendly_name === name))
      return refusal({ status: 422, code: 'mfa_factor_name_conflict' });
    const factor = makeFactor({ kind, name, phone: phone.slice(1), isVerified: false });
    factors.push(factor);
    const uri = `otpauth://totp/${issuer}:asha@stall.in?secret=${SECRET}`;
    const totp = { qr_code: '<svg/>', secret: SECRET, uri };
    return Response.json({ id: factor.id, type: kind, friendly_name: name, phone, totp });
  }

  function challenge(id: string) {
    const factor = factors.find((each) => each.id === id);
    if (!factor) return notFound();
    const webauthn = { type: 'create', credential_options: { publicKey: creationOptions } };
    return Response.json({ id: newId('challenge'), type: factor.factor_type, webauthn });
  }

  function verify(id: string, { code }: Body) {
    const factor = factors.find((each) => each.id === id);
    if (!factor) return notFound();
    if (factor.factor_type !== 'webauthn' && code !== RIGHT_CODE)
      return refusal({ status: 422, code: 'mfa_verification_failed' });
    factor.status = 'verified';
    level = 'aal2';
    return Response.json(session());
  }

  function removeFactor(id: string) {
    const isVerified = verified().some((each) => each.id === id);
    if (isVerified && isLow()) return refusal({ status: 422, code: 'insufficient_aal' });
    factors = factors.filter((each) => each.id !== id);
    if (verified().length === 0) level = 'aal1';
    return Response.json({ id });
  }

  function registerPasskey() {
    const passkey = makePasskey('Passkey');
    passkeys.push(passkey);
    return Response.json(passkey);
  }

  function renamePasskey(id: string, { friendly_name: name = '' }: Body) {
    const passkey = passkeys.find((each) => each.id === id);
    if (!passkey) return refusal({ status: 404, code: 'validation_failed' });
    passkey.friendly_name = name;
    return Response.json(passkey);
  }

  function removePasskey(id: string) {
    passkeys = passkeys.filter((each) => each.id !== id);
    return new Response(null, { status: 204 });
  }

  const settings = {
    external: { phone: !off.includes('sms'), google: true, github: true },
    passkeys_enabled: !off.includes('passkeys'),
  };
  const routes: Readonly<Record<string, (id: string, body: Body) => Response>> = {
    'GET settings': () => Response.json(settings),
    'GET user': () => Response.json(session().user),
    'POST token': () => Response.json(session()),
    'POST factors': (_id, body) => enrol(body),
    'POST factors challenge': challenge,
    'POST factors verify': verify,
    'DELETE factors': removeFactor,
    'GET passkeys': () => Response.json(passkeys),
    'POST passkeys options': () =>
      Response.json({ challenge_id: newId('challenge'), options: creationOptions }),
    'POST passkeys verify': registerPasskey,
    'PATCH passkeys': renamePasskey,
    'DELETE passkeys': removePasskey,
  };

  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const path = new URL(input).pathname.replace('/auth/v1', '');
    calls.push(`${method} ${path}`);
    const refused = refusals.get(`${method} ${path}`);
    if (refused) return refusal(refused);
    const [, what = '', id = '', then = ''] = path.split('/');
    const route = routes[`${method} ${what} ${then}`.trim()];
    if (!route) throw new Error(`Nothing answers ${method} ${path}.`);
    return route(id, JSON.parse(typeof body === 'string' ? body : '{}') as Body);
  });

  return {
    calls,
    session,
    factors: () => verified().map((each) => each.friendly_name),
    /** How many set-ups are broken off or under way. */
    unverified: () => factors.length - verified().length,
    passkeys: () => passkeys.map((each) => each.friendly_name),
    /** The server refuses a call such as `POST /factors` from now on. */
    refuse: (call: string, answer: Refusal) => void refusals.set(call, answer),
    /** Another device sets up a second factor. */
    addElsewhere: (factor: GivenFactor) => void factors.push(makeFactor(factor)),
    /** As a session that began before another device set up a second factor. */
    loseLevel: () => {
      level = 'aal1';
    },
    setOnline: (online: boolean) => {
      isOnline = online;
    },
  };
}
