import type { SupabaseConfig } from '@thela/site-config';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { readOffers } from '@thela/session';
import type { Offers } from '@thela/session';
import type { GetAuth } from './auth-server';
import { readFactors } from './factors';
import type { SecondFactor } from './factors';
import { readPasskeys } from './passkeys';
import type { Passkey } from './passkeys';
import { SecurityError, thrownFault } from './security-fault';
import type { SecurityFault } from './security-fault';

/** What keeps others out of the account. */
export interface Security {
  readonly factors: readonly SecondFactor[];
  /** `null` where the project does not offer them. */
  readonly passkeys: readonly Passkey[] | null;
  /** Whether the project sends codes by SMS. */
  readonly canSendCodes: boolean;
}

export type SecurityState =
  | { readonly status: 'loading' }
  | { readonly status: 'failure'; readonly fault: SecurityFault }
  | { readonly status: 'success'; readonly security: Security };

/** Reads what is set up, and again when the network is back after a failure. */
export function useSecurity(
  getAuth: GetAuth,
  supabase: SupabaseConfig,
): { readonly state: SecurityState; readonly refresh: () => Promise<void> } {
  const [state, setState] = useState<SecurityState>({ status: 'loading' });
  const refresh = useCallback(async () => {
    setState((before) => (before.status === 'failure' ? { status: 'loading' } : before));
    setState(await readState(getAuth, supabase));
  }, [getAuth, supabase]);

  useEffect(() => {
    let isMounted = true;
    void readState(getAuth, supabase).then((read) => {
      if (isMounted) setState(read);
    });
    return () => {
      isMounted = false;
    };
  }, [getAuth, supabase]);

  const isOffline = state.status === 'failure' && state.fault === 'network';
  useLayoutEffect(() => {
    if (!isOffline) return;
    const retry = () => void refresh();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, refresh]);
  return { state, refresh };
}

async function readState(getAuth: GetAuth, supabase: SupabaseConfig): Promise<SecurityState> {
  try {
    const [offers, factors] = await Promise.all([askOffers(supabase), readFactors(getAuth)]);
    const passkeys = offers.passkeys ? await readPasskeys(getAuth) : null;
    return {
      status: 'success',
      security: { factors, passkeys, canSendCodes: offers.phone },
    };
  } catch (error) {
    if (!(error instanceof SecurityError)) throw error;
    return { status: 'failure', fault: error.fault };
  }
}

async function askOffers(supabase: SupabaseConfig): Promise<Offers> {
  try {
    return await readOffers(supabase);
  } catch (error) {
    throw new SecurityError(thrownFault(error));
  }
}
