import { decodeJwt } from 'jose';

/** Values of one run that stand in its answers, such as the address of a person, by what is noted instead. */
export type KnownValues = ReadonlyMap<string, string>;

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g;
/** Members in seconds since 1970. */
const TIMESTAMPS = new Set(['exp', 'iat', 'timestamp', 'expires_at']);
/** Members of WebAuthn and of keys, which are other bytes each time. */
const BYTES = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature'];
const RANDOM = new Set([...BYTES, 'userHandle', 'rawId', 'challenge', 'kid', 'x', 'y']);
const SECRETS_OF_PLACE =
  /([?&#](?:access_token|refresh_token|provider_token|code|code_challenge|state|token|expires_at|flow_state_id)=)[^&#]*/g;

/**
 * A body as it is compared: what differs from run to run is replaced by its kind, such as `<uuid>`, an access
 * token by its claims. Members are sorted.
 *
 * @param name the member that holds the value
 */
export function noteBody(value: unknown, known: KnownValues, name = ''): unknown {
  if (Array.isArray(value)) return noteList(value, known, name);
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(members.map(([key, member]) => [key, noteBody(member, known, key)]));
  }
  if (typeof value === 'number') return noteNumber(value, name);
  return typeof value === 'string' ? noteString(value, known, name) : value;
}

/** A text without the values of this run. */
export function noteText(text: string, known: KnownValues): string {
  let noted = text;
  for (const [value, name] of known) {
    noted = noted.replaceAll(value, name).replaceAll(encodeURIComponent(value), name);
  }
  return (
    noted
      .replaceAll(UUID, '<uuid>')
      .replaceAll(TIME, '<time>')
      .replaceAll(/(after )\d+( second)/g, '$1<seconds>$2')
      .replaceAll(/([?&]token=)[\w-]+/g, '$1…')
      // What follows is the message of the server's parser of JSON.
      .replace(/^(Could not parse request body as JSON).*/, '$1')
  );
}

/** Where a redirect leads, without its tokens and codes. */
export function noteLocation(location: string, known: KnownValues): string {
  const hidden = location.replaceAll(SECRETS_OF_PLACE, '$1…');
  return noteText(hidden.replace(/expires_in=\d+/, 'expires_in=…'), known);
}

function noteList(list: readonly unknown[], known: KnownValues, name: string): unknown[] {
  const noted = list.map((item) => noteBody(item, known, name));
  // Methods of one second come in any order.
  return name === 'amr' ? noted.sort((a, b) => (methodOf(a) < methodOf(b) ? -1 : 1)) : noted;
}

const methodOf = (entry: unknown) => (entry as { readonly method: string }).method;

function noteNumber(value: number, name: string): unknown {
  if (TIMESTAMPS.has(name)) return '<epoch seconds>';
  return name === 'expires_in' ? Math.round(value / 10) * 10 : value;
}

function noteString(value: string, known: KnownValues, name: string): unknown {
  if (name === 'access_token') return { claims: noteBody(decodeJwt(value), known) };
  if (name === 'refresh_token') return '<refresh token>';
  if (name === 'secret') return '<base32>';
  if (name === 'qr_code' && /^(data:image\/svg\+xml|<svg|<\?xml)/.test(value)) return '<svg>';
  if (RANDOM.has(name)) return `<${name}>`;
  if (name === 'id' && /^[\w-]{43}$/.test(value)) return '<credential>';
  // The user handle of WebAuthn.
  if (name === 'id' && /^[\w-]{48}$/.test(value)) {
    return noteText(Buffer.from(value, 'base64url').toString(), known).replace(
      '>',
      ' in base64url>',
    );
  }
  const text = name === 'uri' ? value.replace(/secret=[A-Z2-7]+/, 'secret=<base32>') : value;
  return noteText(text, known);
}
