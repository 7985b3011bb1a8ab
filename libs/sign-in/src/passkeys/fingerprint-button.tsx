import { useAction } from '@thela/page';
import { Button } from '@thela/ui';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import type { AccountStore, AuthText } from '@thela/session';
import { useAuthMessages as useMessages } from '@thela/session';
import { signInWithPasskey } from './sign-in-with-passkey';

export interface FingerprintButtonProps {
  readonly account: AccountStore;
  /** Whether it is the way in that this person took before. */
  readonly isFirst: boolean;
  /** Gets what to say, or `null` when a new attempt begins. */
  readonly onFault: (fault: AuthText | null) => void;
  readonly onSignedIn: () => void;
}

/** Signs in with a passkey, which vendors know by the fingerprint that it asks for. */
export function FingerprintButton(props: FingerprintButtonProps) {
  const { account, isFirst, onFault, onSignedIn } = props;
  const words = useMessages().fingerprint;
  const { isBusy: isWaiting, run } = useAction();

  const signIn = async (signal: AbortSignal) => {
    onFault(null);
    const end = await signInWithPasskey(account.client, signal);
    if (end.kind === 'signed-in') onSignedIn();
    if (end.kind === 'fault') onFault(end.fault);
  };

  return (
    <Button
      variant="secondary"
      aria-disabled={isWaiting}
      onClick={() => void run(signIn)}
      className={`min-h-14 px-2! ${isFirst ? 'w-full border-2' : ''}`}
    >
      <Fingerprint aria-hidden="true" className="size-6 shrink-0 text-flame" />
      {isWaiting ? words.waiting : words.signIn}
    </Button>
  );
}
