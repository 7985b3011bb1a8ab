import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** What is kept of a secret with enough randomness of its own: its SHA-256, in hexadecimal. */
export function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

/** Whether two texts are the same, in a time that tells nothing about where they differ. */
export function isSameSecret(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(digest(left), 'hex'), Buffer.from(digest(right), 'hex'));
}

/** Six digits, as a person types them from a mail. */
export function sixDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
