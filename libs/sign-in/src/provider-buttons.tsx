import type { SupabaseConfig } from '@thela/site-config';
import { Button } from '@thela/ui';
import { useEffect, useState } from 'react';
import {
  askForOffers,
  ProviderIcon,
  providerText,
  thrownText,
  useAuthMessages as useMessages,
} from '@thela/session';
import { providerNames, rememberProvider, siteRoot, useAction } from '@thela/page';
import type { Provider } from '@thela/page';
import type { AccountStore, AuthText } from '@thela/session';

export interface ProviderButtonsProps {
  readonly account: AccountStore;
  readonly supabase: SupabaseConfig;
  /** Gets what to say, or `null` when a new attempt begins. */
  readonly onFault: (fault: AuthText | null) => void;
}

/** Sign-in with Google or GitHub: opens the provider's page, which returns to this site. */
export function ProviderButtons({ account, supabase, onFault }: ProviderButtonsProps) {
  const messages = useMessages();
  const [opening, setOpening] = useState<Provider | null>(null);
  const { run } = useAction();
  useEffect(() => {
    // The browser's Back button restores the page as it was left.
    const onShow = () => setOpening(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const open = async (provider: Provider, signal: AbortSignal) => {
    onFault(null);
    setOpening(provider);
    const redirect = await findRedirect(provider, account, supabase);
    if (redirect.kind === 'fault') {
      onFault(redirect.fault);
      setOpening(null);
      // A person who has opened a tool in the meantime stays there.
    } else if (!signal.aborted) {
      rememberProvider(provider);
      window.location.assign(redirect.url);
    }
  };

  return (
    <>
      {(['google', 'github'] as const).map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          aria-disabled={opening !== null}
          onClick={() => void run((signal) => open(provider, signal))}
          className="min-h-14"
        >
          <ProviderIcon provider={provider} />
          <span>
            {opening === provider
              ? messages.opening(providerNames[provider])
              : messages.continueWith(providerNames[provider])}
          </span>
        </Button>
      ))}
    </>
  );
}

type Redirect =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'fault'; readonly fault: AuthText };

async function findRedirect(
  provider: Provider,
  account: AccountStore,
  supabase: SupabaseConfig,
): Promise<Redirect> {
  try {
    // For a provider that is switched off the backend would answer the navigation with JSON.
    const { providers } = await askForOffers(supabase);
    if (!providers[provider]) {
      const fault = { provider, code: 'provider_disabled', own: null };
      return { kind: 'fault', fault };
    }
    const auth = await account.client();
    const { data, error } = await auth.signInWithOAuth({
      provider,
      options: { redirectTo: siteRoot(), skipBrowserRedirect: true },
    });
    if (error) return { kind: 'fault', fault: providerText(provider, error) };
    return account.canReturn()
      ? { kind: 'redirect', url: data.url }
      : { kind: 'fault', fault: { provider, code: 'unstored', own: null } };
  } catch (error) {
    return { kind: 'fault', fault: thrownText(error, provider) };
  }
}
