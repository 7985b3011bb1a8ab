import { useState } from 'react';
import type {
  AccountStore,
  AuthText,
  BackendAnswer,
  BackendError,
  Factor,
  SupabaseAuth,
} from '@thela/session';
import { backendText, resendWaitS, saidWaitS, thrownText } from '@thela/session';
import { useAction } from '@thela/page';
import { rememberFactor } from './last-factor';

/** A code that was sent to a phone. */
interface SentCode {
  /** `null` while the server waits before it sends one. */
  readonly challenge: string | null;
  /** ms since 1970; in the future it would be sent later. */
  readonly at: number;
}

export interface Verification {
  readonly isChecking: boolean;
  readonly fault: AuthText | null;
  /** How many attempts have ended: two faults in a row may be the same, and are told twice. */
  readonly attempts: number;
  /** Codes on their way, by the id of the phone's factor. */
  readonly sent: Readonly<Record<string, SentCode>>;
  readonly tell: (fault: AuthText) => void;
  readonly clear: () => void;
  /** Asks for a code by SMS. */
  readonly send: (factor: Factor) => Promise<BackendAnswer>;
  readonly checkCode: (factor: Factor, code: string) => Promise<boolean>;
  readonly checkKey: (factor: Factor) => Promise<boolean>;
}

/** How long a project waits by default between two messages, in ms. */
const WAIT_MS = 60_000;

/** @param onVerified called once the session has the higher level */
export function useVerification(
  account: Pick<AccountStore, 'client' | 'getSnapshot'>,
  onVerified: () => void,
): Verification {
  const { isBusy: isChecking, run } = useAction();
  const [end, setEnd] = useState<{ readonly fault: AuthText | null; readonly attempts: number }>({
    fault: null,
    attempts: 0,
  });
  const [sent, setSent] = useState<Readonly<Record<string, SentCode>>>({});
  const clear = () => setEnd(({ attempts }) => ({ fault: null, attempts }));
  const tell = (fault: AuthText | null) =>
    setEnd(({ attempts }) => ({ fault, attempts: attempts + 1 }));

  async function send({ id }: Factor) {
    clear();
    let refusal: BackendError | null = null;
    let isTooSoon = false;
    const fault = await askServer(account.client, async (auth) => {
      const { data, error } = await auth.mfa.challenge({ factorId: id, channel: 'sms' });
      refusal = error;
      const waitS = error && saidWaitS(error) !== null ? resendWaitS(error) : null;
      if (data) setSent((all) => ({ ...all, [id]: { challenge: data.id, at: Date.now() } }));
      else if (waitS !== null) {
        isTooSoon = true;
        const at = Date.now() + waitS * 1000 - WAIT_MS;
        setSent((all) => ({ ...all, [id]: { challenge: all[id]?.challenge ?? null, at } }));
      }
      return { error };
    });
    tell(isTooSoon ? 'tooSoon' : fault);
    return { error: refusal };
  }

  async function verify(factor: Factor, call: Parameters<typeof askServer>[1]) {
    clear();
    const fault = await askServer(account.client, call);
    if (fault === null && account.getSnapshot().status === 'signed-in') {
      rememberFactor(factor);
      onVerified();
    } else tell(fault);
    // Nobody has to find out that another code is needed.
    if (factor.kind === 'phone' && fault === 'tooLate') {
      const { error } = await send(factor);
      if (!error) tell('codeResent');
    }
  }

  return {
    isChecking,
    ...end,
    sent,
    tell,
    clear,
    send,
    checkCode: (factor, code) => {
      const factorId = factor.id;
      const challengeId = factor.kind === 'phone' ? sent[factorId]?.challenge : null;
      const call = (auth: SupabaseAuth) =>
        challengeId
          ? auth.mfa.verify({ factorId, challengeId, code })
          : // A challenge of an app is asked for with each code: it can be neither too old nor of another network.
            auth.mfa.challengeAndVerify({ factorId, code });
      return run(() => verify(factor, call));
    },
    checkKey: (factor) => {
      const call = (auth: SupabaseAuth) => auth.mfa.webauthn.authenticate({ factorId: factor.id });
      return run(() => verify(factor, call));
    },
  };
}

/**
 * Asks the server something about a factor.
 *
 * @returns what to say; `null` when it worked, and when the session or its challenge is gone
 */
async function askServer(
  client: AccountStore['client'],
  call: (auth: SupabaseAuth) => Promise<BackendAnswer>,
): Promise<AuthText | null> {
  try {
    const auth = await client();
    const { error } = await call(auth);
    return error && (await refusalText(error, auth));
  } catch (error) {
    return thrownText(error);
  }
}

async function refusalText(error: BackendError, auth: SupabaseAuth): Promise<AuthText | null> {
  if (error.name === 'AuthSessionMissingError') {
    // Here the client keeps a session that the server has ended; after this question it does not.
    await auth.getUser();
    return null;
  }
  if (error.code === 'mfa_factor_not_found' && error.status === 404) {
    // It was removed on another device; the renewed session knows which are left.
    await auth.refreshSession();
    return 'factorGone';
  }
  return backendText('secondFactor', error);
}

const CODE_FAULTS: ReadonlySet<unknown> = new Set<AuthText>([
  'codeShort',
  'codeWrong',
  'tooLate',
  'codeResent',
]);

/** Whether a fault is one of the code in the field. */
export function isOfCode(fault: AuthText | null): boolean {
  return CODE_FAULTS.has(fault);
}

/** What the form of each kind of factor gets. */
export interface FactorFormProps {
  readonly factor: Factor;
  readonly product: string;
  readonly verification: Verification;
}
