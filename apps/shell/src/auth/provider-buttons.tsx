import { Button } from '@thela/ui';
import { useEffect, useState } from 'react';
import { siGithub, siGoogle } from 'simple-icons';
import type { SupabaseSettings } from '../config';
import { providerMessage, thrownProviderMessage } from './auth-errors';
import { rememberProvider, siteRoot } from './callback';
import type { Provider } from './callback';
import { messages, providerNames } from './messages';
import { isProviderOn } from './provider-settings';
import type { AccountStore } from './session-store';

const signs = { google: siGoogle, github: siGithub } as const;

export interface ProviderButtonsProps {
  readonly account: AccountStore;
  readonly supabase: SupabaseSettings;
  /** Receives what the person should read, or `null` when a new attempt begins. */
  readonly onFault: (message: string | null) => void;
}

/** Sign-in by Google or GitHub: leaves the page for the provider's, which leads back. */
export function ProviderButtons({ account, supabase, onFault }: ProviderButtonsProps) {
  const [opening, setOpening] = useState<Provider | null>(null);
  useEffect(() => {
    // Back from the provider by the browser's own button, the page is as it was left.
    const onShow = () => setOpening(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function open(provider: Provider) {
    onFault(null);
    setOpening(provider);
    const fault = await goToProvider(provider, account, supabase);
    if (fault === null) return;
    onFault(fault);
    setOpening(null);
  }

  return (
    <>
      <p className="my-5 flex items-center gap-3 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {messages.or}
      </p>
      <div className="grid gap-3">
        {(['google', 'github'] as const).map((provider) => (
          <Button
            key={provider}
            look="secondary"
            disabled={opening !== null}
            onClick={() => void open(provider)}
            className="min-h-14"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
              <path d={signs[provider].path} />
            </svg>
            {opening === provider
              ? messages.opening(providerNames[provider])
              : messages.continueWith(providerNames[provider])}
          </Button>
        ))}
      </div>
    </>
  );
}

/** @returns what went wrong, in words for the person; `null` when the page is being left */
async function goToProvider(
  provider: Provider,
  account: AccountStore,
  supabase: SupabaseSettings,
): Promise<string | null> {
  try {
    // Where it is off, the backend would answer the navigation with a page of JSON.
    if (!(await isProviderOn(supabase, provider))) {
      return providerMessage(provider, { message: messages.errors.providerOff });
    }
    const auth = await account.client();
    const { data, error } = await auth.signInWithOAuth({
      provider,
      options: { redirectTo: siteRoot(), skipBrowserRedirect: true },
    });
    if (error) return providerMessage(provider, error);
    rememberProvider(provider);
    window.location.assign(data.url);
    return null;
  } catch (error) {
    return thrownProviderMessage(provider, error);
  }
}
