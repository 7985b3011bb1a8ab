import { Button } from '@thela/ui';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { useLayoutEffect, useRef, useState } from 'react';
import { isProvider } from '@thela/page';
import { ProviderIcon } from '@thela/session';
import { formatPhone } from '@thela/text';
import { useMessages } from './messages';
import type { Way } from './person';
import type { SectionProps } from './section-props';
import { UnlinkWay } from './unlink-way';
import { wayName } from './way-name';

export interface WayRowProps extends SectionProps {
  readonly way: Way;
  /** The last way in cannot be removed. */
  readonly isOnly: boolean;
  readonly onRemoved: () => void;
}

/** One way in, and its removal. */
export function WayRow({ isOnly, ...props }: WayRowProps) {
  const { way } = props;
  const words = useMessages().ways;
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const name = wayName(way, words);
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <WayIcon provider={way.provider} />
        <div className="min-w-[min(60%,12rem)] flex-1">
          <p className="font-semibold">{name}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {way.provider === 'phone' ? formatPhone(way.detail) : way.detail}
          </p>
        </div>
        {isOnly || isAsking ? null : (
          <Button
            ref={button}
            variant="secondary"
            aria-label={words.removeNamed(name)}
            onClick={() => setAsking(true)}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {isAsking ? <UnlinkWay {...props} onKeep={() => setAsking(false)} /> : null}
    </li>
  );
}

const icons = { email: Mail, phone: Smartphone } as const;

function WayIcon({ provider }: { readonly provider: string }) {
  if (isProvider(provider)) return <ProviderIcon provider={provider} />;
  const Icon = provider === 'email' || provider === 'phone' ? icons[provider] : KeyRound;
  return <Icon aria-hidden="true" className="size-5 shrink-0" />;
}
