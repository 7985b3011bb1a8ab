import { useAction } from '@thela/page';
import { Button } from '@thela/ui';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import type { AccountStore, AuthText, BackendError, SupabaseAuth } from '@thela/session';
import {
  backendText,
  rememberFingerprint,
  thrownText,
  useAuthMessages as useMessages,
} from '@thela/session';

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
      <span>{isWaiting ? words.waiting : words.signIn}</span>
    </Button>
  );
}

/** How signing in with a passkey ended. */
type PasskeyEnd =
  | { readonly kind: 'signed-in' }
  /** The person closed the browser's question, or let it pass. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'fault'; readonly fault: AuthText };

const CANCELLED: ReadonlySet<string> = new Set(['AbortError', 'NotAllowedError']);

/** Has the browser ask for the fingerprint, and signs in with it. */
async function signInWithPasskey(
  client: () => Promise<SupabaseAuth>,
  signal: AbortSignal,
): Promise<PasskeyEnd> {
  try {
    const { error } = await (await client()).signInWithPasskey({ options: { signal } });
    if (error === null) {
      rememberFingerprint(true);
      return { kind: 'signed-in' };
    }
    if (CANCELLED.has(error.name)) return { kind: 'cancelled' };
    // The account has removed this passkey: its button need not come first any more.
    if (error.code === 'webauthn_verification_failed') rememberFingerprint(false);
    return { kind: 'fault', fault: faultOf(error) };
  } catch (error) {
    return { kind: 'fault', fault: thrownText(error) };
  }
}

function faultOf(error: BackendError): AuthText {
  // What the browser refuses, in words for programmers.
  if (error.code?.startsWith('ERROR_')) return 'passkeyUnable';
  return backendText('passkey', error);
}
