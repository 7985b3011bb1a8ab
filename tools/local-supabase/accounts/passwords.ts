import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import type { Failure } from '../failure';
import { failure, invalid } from '../failure';
import type { AuthSettings } from '../settings';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password matches. Takes the same time without a hash as with one. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

const HASH_BYTES = 32;
const STORED = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Hashes on the thread pool, so that the event loop is not blocked. */
export function scryptPasswords(cost: AuthSettings['passwordCost']): Passwords {
  const dummyHash = format(cost, randomBytes(16), randomBytes(HASH_BYTES));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return format(cost, salt, await derive(password, salt, cost));
    },
    async verify(password, hash) {
      const { salt, key, ...storedCost } = parse(hash ?? dummyHash);
      const isSame = timingSafeEqual(await derive(password, salt, storedCost), key);
      return isSame && hash !== null;
    },
  };
}

function derive(password: string, salt: Buffer, cost: AuthSettings['passwordCost']) {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function format({ N, r, p }: AuthSettings['passwordCost'], salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function parse(hash: string) {
  const [, N, r, p, salt = '', key = ''] = STORED.exec(hash) ?? [];
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

const MIN_CHARACTERS = 8;
/** The hosted service hashes with bcrypt, which ignores what is longer. */
const MAX_BYTES = 72;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

/** Checks the rule of specification §5, with the messages of a hosted project that has this rule. */
export function refuseWeak(password: string): Failure | null {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    return invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  const reasons: string[] = [];
  const messages: string[] = [];
  if ([...password].length < MIN_CHARACTERS) {
    reasons.push('length');
    messages.push(`Password should be at least ${MIN_CHARACTERS} characters.`);
  }
  if (!/[a-z]/i.test(password) || !/\d/.test(password)) {
    reasons.push('characters');
    messages.push(`Password should contain at least one character of each: ${LETTERS}, ${DIGITS}.`);
  }
  if (reasons.length === 0) return null;
  return { ...failure(422, 'weak_password', messages.join(' ')), reasons };
}
