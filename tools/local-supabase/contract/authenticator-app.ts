import { createHmac } from 'node:crypto';

/** RFC 6238: seconds in which an authenticator app shows the same code. */
const WINDOW_MS = 30_000;

/**
 * The six digits of an authenticator app: RFC 6238 with SHA-1. It shares no code with the local backend, so a
 * mistake there does not hide here.
 *
 * @param secret as the server names it, in base 32
 * @param now milliseconds since 1970
 */
export function appCode(secret: string, now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / WINDOW_MS)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The code of another window: -1 is the one before. */
export function appCodeOfWindow(secret: string, now: number, windows: number): string {
  return appCode(secret, now + windows * WINDOW_MS);
}

/** How long the code of now is still shown, in milliseconds. */
export function windowRestMs(now: number): number {
  return WINDOW_MS - (now % WINDOW_MS);
}

function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
