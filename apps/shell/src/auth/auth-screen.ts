/** The screens that an address chooses by its hash, over any path. */
export type AuthScreen = 'signin' | 'signup';

/** @param hash as in the address, `#signin`; any other one chooses none */
export function authScreenOf(hash: string): AuthScreen | null {
  const name = hash.slice(1);
  return name === 'signin' || name === 'signup' ? name : null;
}
