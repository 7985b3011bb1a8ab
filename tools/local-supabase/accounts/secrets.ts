import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** SHA-256 in hexadecimal, for storing secrets that are random enough to need no salt. */
export function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

/** Compares two texts in constant time. */
export function isSameSecret(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(digest(left), 'hex'), Buffer.from(digest(right), 'hex'));
}

export function sixDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
