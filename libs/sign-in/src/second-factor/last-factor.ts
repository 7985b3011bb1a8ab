import { browserStorage, safeStorage } from '@thela/federation/storage';
import type { Factor, FactorKind } from '@thela/session';

/** Under this key the device remembers which factor was verified on it last. */
const LAST_KEY = 'thela.last-factor';

const storage = safeStorage(browserStorage);

/** What most people have at hand comes first. */
const ORDER: readonly FactorKind[] = ['totp', 'webauthn', 'phone'];

export function rememberFactor({ id }: Factor): void {
  // Where storage is blocked, the first factor is asked for the next time, too.
  storage.write(LAST_KEY, id);
}

/** The factors in the order in which they are offered: the one that was used last on this device comes first. */
export function inOrder(factors: readonly Factor[]): readonly Factor[] {
  const last = storage.read(LAST_KEY);
  const rank = ({ id, kind }: Factor) => (id === last ? -1 : ORDER.indexOf(kind));
  return [...factors].sort((a, b) => rank(a) - rank(b));
}
