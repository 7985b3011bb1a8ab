import { useStore } from '@thela/contract';
import type { Notify } from '@thela/contract';
import type { NewVersion } from '@thela/page';
import type { AccountStore } from '@thela/session';
import type { SupabaseConfig } from '@thela/site-config';
import { Button } from '@thela/ui';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useEffect, useState } from 'react';
import { Banner, failureNotice, useAttempt } from '@thela/session';
import { useMessages } from '../messages';
import { addPasskey } from '../passkeys';
import { mayOffer } from './may-offer';
import { rememberOffered } from './offered';

export interface FingerprintOfferProps {
  readonly account: AccountStore;
  readonly supabase: SupabaseConfig;
  readonly userId: string;
  readonly notify: Notify;
  readonly newVersion: NewVersion;
  /** Called when the offer has gone, and with it the button that had the focus. */
  readonly onGone: () => void;
}

/**
 * Offers to set up the fingerprint of this phone, once for each account. It overlays the page, so that nothing moves, and
 * waits until a newer version of the site, which is offered in the same place, is loaded or put off.
 */
export default function FingerprintOffer(props: FingerprintOfferProps) {
  const { account, supabase, notify, userId, newVersion, onGone } = props;
  const isCovered = useStore(newVersion) !== null;
  const words = useMessages().passkeys;
  const { isBusy, fault, run } = useAttempt('security');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void mayOffer(account, supabase, userId).then((may) => isMounted && setShown(may));
    return () => {
      isMounted = false;
    };
  }, [account, supabase, userId]);

  const answer = () => {
    rememberOffered(userId);
    setShown(false);
    onGone();
  };
  const setUp = async () => {
    let message = '';
    const isDone = await run(async (signal) => {
      const { name } = await addPasskey(account.client, [], words.defaultName, signal);
      message = words.added(name);
    });
    if (!isDone) return;
    answer();
    notify.show({ kind: 'success', message, urgency: 'polite' });
  };

  return (
    <div role="status" className="contents">
      {isShown && !isCovered ? (
        <div className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar))] left-4 z-30 grid gap-3 rounded-card border border-control/60 bg-white p-4 shadow-raised sm:left-auto sm:max-w-md print:hidden">
          <p className="flex items-center gap-3">
            <Fingerprint aria-hidden="true" className="size-7 shrink-0 text-flame" />
            {words.offer.text}
          </p>
          {/* Who closed the phone's question may ask again. */}
          <Banner notice={failureNotice(fault === 'nothingChanged' ? null : fault)} className="" />
          <div className="flex flex-wrap gap-2">
            <Button aria-disabled={isBusy} onClick={() => void setUp()} className="grow px-3!">
              {isBusy ? words.adding : words.offer.setUp}
            </Button>
            <Button variant="secondary" onClick={answer} className="grow px-4!">
              {words.offer.notNow}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
