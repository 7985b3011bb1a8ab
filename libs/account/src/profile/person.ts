import type { User, UserIdentity } from '@supabase/supabase-js';

/** An address or number that the server will take once it is confirmed. */
export interface Pending {
  readonly to: string;
  /** When the mail or message was sent, in ms since 1970. */
  readonly sentAt: number;
}

/** One of the identities by which somebody signs in. */
export interface Way {
  readonly identity: UserIdentity;
  /** `email`, `phone`, `google`, `github`, or another one of the project. */
  readonly provider: string;
  /** Its address or number; empty when the provider told none. */
  readonly detail: string;
}

/** Who is signed in, as the server says it. */
export interface Person {
  readonly name: string;
  /** Empty when there is none; so is `phone`. */
  readonly email: string;
  /** E.164, with its plus. */
  readonly phone: string;
  readonly nextEmail: Pending | null;
  readonly nextPhone: Pending | null;
  readonly ways: readonly Way[];
}

/** Reads what the server says of a person; names are outside data. */
export function personOf(user: User): Person {
  const { full_name: fullName, name } = user.user_metadata;
  return {
    name: [fullName, name].find((each) => typeof each === 'string' && each !== '') ?? '',
    email: user.email ?? '',
    phone: withPlus(user.phone ?? ''),
    nextEmail: pendingOf(user.new_email ?? '', user.email_change_sent_at),
    nextPhone: pendingOf(withPlus(user.new_phone ?? ''), phoneChangeSentAt(user)),
    ways: (user.identities ?? []).map(wayOf),
  };
}

/** The server keeps numbers without their plus. */
function withPlus(phone: string): string {
  return phone === '' || phone.startsWith('+') ? phone : `+${phone}`;
}

function pendingOf(to: string, sentAt: string | undefined): Pending | null {
  return to === '' ? null : { to, sentAt: Date.parse(sentAt ?? '') || 0 };
}

/** In the server's answer, but not in the types of its client. */
function phoneChangeSentAt(user: User): string | undefined {
  const { phone_change_sent_at: sentAt } = user as { readonly phone_change_sent_at?: unknown };
  return typeof sentAt === 'string' ? sentAt : undefined;
}

function wayOf(identity: UserIdentity): Way {
  const { email, phone }: Readonly<Record<string, unknown>> = identity.identity_data ?? {};
  const detail = identity.provider === 'phone' ? phone : email;
  const text = typeof detail === 'string' ? detail : '';
  return {
    identity,
    provider: identity.provider,
    detail: identity.provider === 'phone' ? withPlus(text) : text,
  };
}

/** The account's address once a way in is unlinked: that of another one, or none. */
export function emailWithout(person: Person, way: Way): string {
  const left = person.ways.filter((each) => each !== way && each.provider !== 'phone');
  const kept = left.find(({ detail }) => detail === person.email) ?? left[0];
  return kept?.detail ?? '';
}
