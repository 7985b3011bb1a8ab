import type { SupabaseConfig } from '@thela/site-config';
import { Button } from '@thela/ui';
import { useEffect, useState } from 'react';
import { siGithub, siGoogle } from 'simple-icons';
import { providerMessage, thrownProviderMessage } from './auth-errors';
import { rememberProvider, siteRoot } from './auth-address';
import type { Provider } from './auth-address';
import { messages, providerNames } from './messages';
import type { AccountStore } from './account-store';
import { useOneAtATime } from './use-one-at-a-time';

const signs = { google: siGoogle, github: siGithub } as const;

export interface ProviderButtonsProps {
  readonly account: AccountStore;
  readonly supabase: SupabaseConfig;
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

  const open = useOneAtATime(async (provider: Provider, isHere) => {
    onFault(null);
    setOpening(provider);
    const way = await wayToProvider(provider, account, supabase);
    if (way.kind === 'fault') {
      onFault(way.message);
      setOpening(null);
      // Whoever has gone on to a tool meanwhile is not torn away from it.
    } else if (isHere()) {
      rememberProvider(provider);
      window.location.assign(way.url);
    }
  });

  return (
    <>
      <p className="my-5 flex items-center gap-3 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {messages.or}
      </p>
      <div className="grid gap-3">
        {(['google', 'github'] as const).map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            aria-disabled={opening !== null}
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

type Way =
  | { readonly kind: 'way'; readonly url: string }
  | { readonly kind: 'fault'; readonly message: string };

async function wayToProvider(
  provider: Provider,
  account: AccountStore,
  supabase: SupabaseConfig,
): Promise<Way> {
  try {
    const { isProviderOn } = await import('./auth-client');
    // Where it is off, the backend would answer the navigation with a page of JSON.
    if (!(await isProviderOn(supabase, provider))) {
      const message = messages.errors.providerOff;
      return { kind: 'fault', message: providerMessage(provider, { message }) };
    }
    const auth = await account.client();
    const { data, error } = await auth.signInWithOAuth({
      provider,
      options: { redirectTo: siteRoot(), skipBrowserRedirect: true },
    });
    return error
      ? { kind: 'fault', message: providerMessage(provider, error) }
      : { kind: 'way', url: data.url };
  } catch (error) {
    return { kind: 'fault', message: thrownProviderMessage(provider, error) };
  }
}
