import type { User } from '@supabase/supabase-js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { callBackend } from '@thela/session';
import type { AuthText } from '@thela/session';
import type { AccountPageProps } from '../account-page-props';
import { personOf } from './person';
import type { Person } from './person';
import { createProfileServer } from './profile-server';
import type { ProfileServer } from './profile-server';

type ProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'failure'; readonly fault: AuthText }
  | { readonly status: 'success'; readonly person: Person };

export interface Profile {
  readonly state: ProfileState;
  readonly server: ProfileServer;
  /** Reads it again after a failure. */
  readonly retry: () => void;
}

type ProfileOptions = Pick<AccountPageProps, 'account' | 'supabase' | 'session'>;

/**
 * The person as the auth server has them. It is read again when the page is looked at once more, and when the session's
 * address or number becomes another one: a link of a mail may have been opened elsewhere.
 */
export function useProfile({ account, supabase, session }: ProfileOptions): Profile {
  const [state, setState] = useState<ProfileState>({ status: 'loading' });
  const server = useMemo(() => {
    const onUser = (user: User) => setState({ status: 'success', person: personOf(user) });
    return createProfileServer({ account, supabase, onUser });
  }, [account, supabase]);

  const read = useCallback(async () => {
    const { fault } = await callBackend('profile', server.read);
    if (fault === null) return;
    // What is known stays in sight.
    setState((before) => (before.status === 'success' ? before : { status: 'failure', fault }));
  }, [server]);

  useEffect(() => {
    const readNow = () => void read();
    const onVisible = () => {
      if (document.visibilityState === 'visible') readNow();
    };
    readNow();
    document.addEventListener('visibilitychange', onVisible);
    const leave = session.subscribe(readNow);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      leave();
    };
  }, [read, session]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    void read();
  }, [read]);
  return { state, server, retry };
}
