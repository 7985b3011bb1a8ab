import type { SupabaseConfig } from '@thela/site-config';
import { Button } from '@thela/ui';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import type { AccountStore, AuthText, Offers } from '@thela/session';
import { useAuthMessages as useMessages } from '@thela/session';
import { ProviderButtons } from './provider-buttons';

export interface OtherWaysProps {
  readonly account: AccountStore;
  readonly supabase: SupabaseConfig;
  readonly offers: Offers;
  /** Gets what to say, or `null` when a new attempt begins. */
  readonly onFault: (fault: AuthText | null) => void;
  readonly onPhone: () => void;
  /** Comes first. */
  readonly children?: ReactNode;
}

/** The ways in beside e-mail and password, as far as the project offers them. */
export function OtherWays(props: OtherWaysProps) {
  const { account, supabase, offers, onFault, onPhone, children } = props;
  const words = useMessages().phone;
  return (
    <>
      <Or />
      <div className="grid gap-3">
        {children}
        {offers.phone ? (
          <Button variant="secondary" onClick={onPhone} className="min-h-14 px-2!">
            <Smartphone aria-hidden="true" className="size-6 shrink-0 text-flame" />
            <span>{words.continue}</span>
          </Button>
        ) : null}
        <ProviderButtons account={account} supabase={supabase} onFault={onFault} />
      </div>
    </>
  );
}

/** A line between two ways in. */
export function Or() {
  const { or } = useMessages();
  return (
    <p className="my-5 flex items-center gap-3 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {or}
    </p>
  );
}
