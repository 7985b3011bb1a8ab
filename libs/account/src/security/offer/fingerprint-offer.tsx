import { useStore } from '@thela/contract';
import type { Notify } from '@thela/contract';
import type { NewVersion } from '@thela/page';
import type { AccountStore } from '@thela/session';
import type { SupabaseConfig } from '@thela/site-config';
import { Button } from '@thela/ui';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useEffect, useState } from 'react';
import {
  Banner,
  canUsePasskeys,
  claimsOf,
  failureNotice,
  readOffers,
  useAttempt,
} from '@thela/session';
import { browserStorage, safeStorage } from '@thela/federation/storage';
import { useMessages } from '../messages';
import { addPasskey } from '../passkeys';

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
            <span>{words.offer.text}</span>
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

/**
 * Whether to offer a fingerprint: the phone has one, the project takes it, the person signed in otherwise, and has not
 * answered yet on this device. False also when the project cannot be asked.
 */
export async function mayOffer(
  account: AccountStore,
  supabase: SupabaseConfig,
  userId: string,
): Promise<boolean> {
  if (wasOffered(userId) || !(await hasFingerprint())) return false;
  const token = await account.getAccessToken();
  if (token === null || hasUsedPasskey(token)) return false;
  const offers = await readOffers(supabase).catch(() => null);
  return offers?.passkeys ?? false;
}

/** Whether the device itself asks for a fingerprint, a face or the like. */
async function hasFingerprint(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

function hasUsedPasskey(token: string): boolean {
  const methods = claimsOf(token)?.['amr'];
  return JSON.stringify(methods ?? []).includes('"passkey"');
}

/** Under this key the browser remembers the accounts to which it has made the offer. */
const KEY = 'thela.fingerprint-offered';
/** A stall's phone has few accounts. */
const MOST_ACCOUNTS = 20;
const storage = safeStorage(browserStorage);

/** Whether somebody has answered the offer on this device. */
function wasOffered(userId: string): boolean {
  return accounts().includes(userId);
}

/** Remembers the answer. Where storage is blocked, it lasts as long as the page. */
function rememberOffered(userId: string): void {
  if (wasOffered(userId)) return;
  storage.write(KEY, [...accounts(), userId].slice(-MOST_ACCOUNTS).join(' '));
}

function accounts(): readonly string[] {
  return (storage.read(KEY) ?? '').split(' ');
}
