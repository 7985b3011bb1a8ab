import { createHash } from 'node:crypto';

/** Those whose part the local backend can play. */
export const PROVIDERS = ['google', 'github'] as const;

export type Provider = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  github: 'GitHub',
};

/** Where the page stands at which a person allows or denies the sign-in. */
export const PROVIDER_PATH = '/local-provider';

export function providerPage(url: string, flowId: string): string {
  return `${url}${PROVIDER_PATH}?state=${flowId}`;
}

/** The provider's own id of a person: the same for the same address, as theirs are. */
export function providerIdOf(provider: Provider, email: string): string {
  const bytes = createHash('sha256').update(`${provider}\0${email}`).digest();
  return bytes.readBigUInt64BE().toString();
}
