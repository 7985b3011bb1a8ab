import { partOf } from '@thela/ui/lazy-part';
import { useStore } from '@thela/contract';
import type { Notify, Session, Store } from '@thela/contract';
import type { SupabaseConfig } from '@thela/site-config';
import { useEffect, useState } from 'react';
import type { AccountStore } from '@thela/session';
import { PagePart } from '@thela/page';
import { whenSignedIn } from '@thela/session';
import type { NewVersion } from '@thela/page';

// Not loaded at start-up: it is shown once on a device.
const offer = partOf(() => import('./fingerprint-offer'));

export interface OfferPlaceProps {
  readonly account: AccountStore;
  readonly supabase: SupabaseConfig;
  readonly notify: Notify;
  readonly newVersion: NewVersion;
  /** Called when the offer has gone, and with it the button that had the focus. */
  readonly onGone: () => void;
}

/** On the start page, once somebody is signed in and the page is idle: the offer to set up a fingerprint. */
export function OfferPlace(props: OfferPlaceProps) {
  const isReady = useIsSettled(props.account);
  const session = useStore(props.account);
  if (!isReady || session.status !== 'signed-in') return null;
  return (
    <PagePart
      key={session.user.id}
      part={offer}
      props={{ userId: session.user.id, ...props }}
      doing="offering a fingerprint"
    />
  );
}

function useIsSettled(session: Store<Session>): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => whenSignedIn(session, () => setReady(true)), [session]);
  return isReady;
}
