import { createHash } from 'node:crypto';

export const PROVIDERS = ['google', 'github'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** The other providers of the hosted service; always off here. */
export const OTHER_PROVIDERS: readonly string[] = (
  'apple azure bitbucket discord facebook figma fly gitlab kakao keycloak ' +
  'linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos zoom'
).split(' ');

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  github: 'GitHub',
};

/** Path of the page where a person allows or denies the sign-in. */
export const PROVIDER_PATH = '/local-provider';

export function providerPage(url: string, flowId: string): string {
  return `${url}${PROVIDER_PATH}?state=${flowId}`;
}

/** The provider's own id of a person; the same address always has the same id. */
export function providerIdOf(provider: Provider, email: string): string {
  const bytes = createHash('sha256').update(`${provider}\0${email}`).digest();
  return bytes.readBigUInt64BE().toString();
}
