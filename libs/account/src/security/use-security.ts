import { useRead } from '@thela/page';
import type { Read } from '@thela/page';
import type { SupabaseConfig } from '@thela/site-config';
import { useCallback } from 'react';
import { readOffers } from '@thela/session';
import type { GetAuth } from '@thela/session';
import { readFactors } from './factors';
import type { SecondFactor } from './factors';
import { readPasskeys } from './passkeys';
import type { Passkey } from './passkeys';

/** What keeps others out of the account. */
export interface Security {
  readonly factors: readonly SecondFactor[];
  /** `null` where the project does not offer them. */
  readonly passkeys: readonly Passkey[] | null;
  /** Whether the project sends codes by SMS. */
  readonly canSendCodes: boolean;
}

/** Reads what is set up, and again when the network is back. */
export function useSecurity(getAuth: GetAuth, supabase: SupabaseConfig): Read<Security> {
  const read = useCallback(async () => {
    const [offers, factors] = await Promise.all([readOffers(supabase), readFactors(getAuth)]);
    const passkeys = offers.passkeys ? await readPasskeys(getAuth) : null;
    return { factors, passkeys, canSendCodes: offers.phone };
  }, [getAuth, supabase]);
  return useRead(read, followNetwork);
}

function followNetwork(readAgain: () => void): () => void {
  window.addEventListener('online', readAgain);
  return () => window.removeEventListener('online', readAgain);
}
