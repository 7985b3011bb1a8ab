import { Button } from '@thela/ui';
import { useEffect, useState } from 'react';
import { providerNames, rememberProvider } from '@thela/page';
import type { Provider } from '@thela/page';
import { Banner, failureNotice, ProviderIcon, useAttempt } from '@thela/session';
import { useMessages } from './messages';
import type { SectionProps } from './section-props';

/** Adds a provider as a way in: opens its page, which returns to this site. */
export function LinkButtons({ person, server, offers }: SectionProps) {
  const words = useMessages().ways;
  const { fault, run } = useAttempt('profile');
  const [opening, setOpening] = useState<Provider | null>(null);
  useEffect(() => {
    // The browser's Back button restores the page as it was left.
    const onShow = () => setOpening(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  const open = async (provider: Provider) => {
    setOpening(provider);
    let hasOpened = false;
    await run(async () => {
      const { error, url } = await server.link(provider);
      if (error === null && url !== null) {
        hasOpened = true;
        rememberProvider(provider);
        window.location.assign(url);
      }
      return { error };
    });
    if (!hasOpened) setOpening(null);
  };
  const missing = (['google', 'github'] as const).filter(
    (provider) =>
      offers.providers[provider] && person.ways.every((way) => way.provider !== provider),
  );
  return (
    <div className="mt-4">
      <Banner notice={failureNotice(fault)} />
      <div className="flex flex-wrap gap-3">
        {missing.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            className="w-full sm:w-auto"
            aria-disabled={opening !== null}
            onClick={() => void open(provider)}
          >
            <ProviderIcon provider={provider} />
            <span>
              {(opening === provider ? words.opening : words.link)(providerNames[provider])}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
