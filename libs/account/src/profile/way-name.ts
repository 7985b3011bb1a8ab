import { isProvider, providerNames } from '@thela/page';
import type { Messages } from './messages';
import type { Way } from './person';

/** What a way in is called; a provider that we do not know has the name that the server gives it. */
export function wayName({ provider }: Way, words: Messages['ways']): string {
  if (isProvider(provider)) return providerNames[provider];
  return provider === 'email' || provider === 'phone' ? words.provider[provider] : provider;
}
