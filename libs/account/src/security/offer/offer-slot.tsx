import { partOf } from '@thela/ui/lazy-part';
import { useStore } from '@thela/contract';
import type { Session, Store } from '@thela/contract';
import { useEffect, useState } from 'react';
import { PagePart } from '@thela/page';
import { whenSignedIn } from '@thela/session';
import type { FingerprintOfferProps } from './fingerprint-offer';

// Not loaded at start-up: it is shown once on a device.
const offer = partOf(() => import('./fingerprint-offer'));

export type OfferSlotProps = Omit<FingerprintOfferProps, 'userId'>;

/** On the start page, once somebody is signed in and the page is idle: the offer to set up a fingerprint. */
export function OfferSlot(props: OfferSlotProps) {
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
