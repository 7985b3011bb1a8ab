import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token holds the id of its session and how often that was refreshed, signed with the
 * session's own key, as GoTrue's do since its second algorithm (`internal/crypto/refresh_tokens.go`): a version
 * byte, the session's id, the counter, 16 bytes of HMAC-SHA-256, a checksum.
 */
interface RefreshToken {
  readonly sessionId: string;
  readonly counter: number;
  isSignedWith(keyHex: string): boolean;
}

const ID_BYTES = 16;
const COUNTER_BYTES = 6;
const SIGNED_BYTES = 1 + ID_BYTES + COUNTER_BYTES;
const SIGNATURE_BYTES = 16;
const CHECKSUM_BYTES = 4;
const TOKEN = /^[\w-]{58}$/;

export function encodeRefreshToken(sessionId: string, counter: number, keyHex: string): string {
  const signed = Buffer.alloc(SIGNED_BYTES);
  signed.write(sessionId.replaceAll('-', ''), 1, 'hex');
  signed.writeUIntBE(counter, 1 + ID_BYTES, COUNTER_BYTES);
  const content = Buffer.concat([signed, signature(signed, keyHex)]);
  return Buffer.concat([content, checksum(content)]).toString('base64url');
}

/** Null for a text that is not a refresh token. */
export function parseRefreshToken(token: string): RefreshToken | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const content = bytes.subarray(0, -CHECKSUM_BYTES);
  const signed = content.subarray(0, SIGNED_BYTES);
  if (bytes[0] !== 0 || !checksum(content).equals(bytes.subarray(-CHECKSUM_BYTES))) return null;
  const id = signed.toString('hex', 1, 1 + ID_BYTES);
  return {
    sessionId: id.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'),
    counter: signed.readUIntBE(1 + ID_BYTES, COUNTER_BYTES),
    isSignedWith: (keyHex) =>
      timingSafeEqual(signature(signed, keyHex), content.subarray(SIGNED_BYTES)),
  };
}

function signature(signed: Buffer, keyHex: string): Buffer {
  const key = Buffer.from(keyHex, 'hex');
  return createHmac('sha256', key).update(signed).digest().subarray(0, SIGNATURE_BYTES);
}

function checksum(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest().subarray(0, CHECKSUM_BYTES);
}
