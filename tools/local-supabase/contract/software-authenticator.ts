import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as v from 'valibot';

/** Of WebAuthn's options in JSON, what an authenticator reads. */
const CreationOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string() }),
  user: v.object({ id: v.string() }),
});
const RequestOptions = v.object({ challenge: v.string(), rpId: v.string() });

/** What a browser sends to the server, in JSON. */
export interface Credential {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly authenticatorAttachment: 'platform';
  readonly clientExtensionResults: object;
  readonly response: Readonly<Record<string, unknown>>;
}

/** Flags of authenticator data, WebAuthn level 3, section 6.1. */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/**
 * A passkey or security key in software (ES256, no attestation), which lets anybody be its user.
 *
 * @param origin the page's origin, as a browser would name it
 */
export class SoftwareAuthenticator {
  readonly #id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  #uses = 0;

  constructor(public origin: string) {}

  /**
   * As `navigator.credentials.create`.
   *
   * @throws v.ValiError when the options lack something
   */
  create(options: unknown): Credential {
    const { challenge, rp, user } = v.parse(CreationOptions, options);
    this.#userHandle = user.id;
    const length = Buffer.from([0, this.#id.length]);
    const attested = [Buffer.alloc(16), length, this.#id, this.#publicKey()];
    const data = this.#authenticatorData(rp.id, USER_PRESENT | USER_VERIFIED | HAS_KEY, attested);
    const attestation = cbor(map(['fmt', 'none'], ['attStmt', map()], ['authData', data]));
    return this.#credential({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /**
   * As `navigator.credentials.get`.
   *
   * @throws v.ValiError when the options lack something
   */
  get(options: unknown): Credential {
    const { challenge, rpId } = v.parse(RequestOptions, options);
    const data = this.#authenticatorData(rpId, USER_PRESENT | USER_VERIFIED);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([data, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: this.#userHandle,
    });
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }),
    );
  }

  #authenticatorData(rpId: string, flags: number, attested: readonly Buffer[] = []): Buffer {
    this.#uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...attested]);
  }

  /** The key as COSE writes it (RFC 9053): an EC2 key for ES256 on P-256. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = [x, y].map((coordinate) => Buffer.from(coordinate, 'base64url'));
    return cbor(map([1, 2], [3, -7], [-1, 1], [-2, point[0]], [-3, point[1]]));
  }

  #credential(response: Credential['response']): Credential {
    const id = base64url(this.#id);
    return {
      id,
      rawId: id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response,
    };
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');
const map = (...pairs: [unknown, unknown][]) => new Map(pairs);

/** RFC 8949, as far as WebAuthn needs it: integers, byte strings, texts and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (!(value instanceof Map)) throw new TypeError('cbor: only numbers, bytes, texts and maps');
  const items = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([head(5, value.size), ...items]);
}

function head(major: number, size: number): Buffer {
  const type = major << 5;
  if (size < 24) return Buffer.from([type | size]);
  return size < 256
    ? Buffer.from([type | 24, size])
    : Buffer.from([type | 25, size >> 8, size & 255]);
}
