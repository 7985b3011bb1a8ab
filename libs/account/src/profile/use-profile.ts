import type { User } from '@supabase/supabase-js';
import { useCallback, useMemo, useState } from 'react';
import { useRead } from '@thela/page';
import type { Read } from '@thela/page';
import type { AccountPageProps } from '../account-page-props';
import { personOf } from './person';
import type { Person } from './person';
import { createProfileServer } from './profile-server';
import type { ProfileServer } from './profile-server';

export interface Profile extends Read<unknown> {
  readonly server: ProfileServer;
  /** As the server had them last: that stays in sight when it cannot be read again. */
  readonly person: Person | null;
}

type ProfileOptions = Pick<AccountPageProps, 'account' | 'supabase' | 'session'>;

/**
 * The person as the auth server has them. It is read again when the page is looked at once more, and when the session's
 * address or number becomes another one: a link of a mail may have been opened elsewhere.
 */
export function useProfile({ account, supabase, session }: ProfileOptions): Profile {
  const [person, setPerson] = useState<Person | null>(null);
  const server = useMemo(() => {
    const onUser = (user: User) => setPerson(personOf(user));
    return createProfileServer({ account, supabase, onUser });
  }, [account, supabase]);
  const follow = useCallback(
    (readAgain: () => void) => {
      const onVisible = () => {
        if (document.visibilityState === 'visible') readAgain();
      };
      document.addEventListener('visibilitychange', onVisible);
      const leave = session.subscribe(readAgain);
      return () => {
        document.removeEventListener('visibilitychange', onVisible);
        leave();
      };
    },
    [session],
  );
  return { ...useRead(server.read, follow), server, person };
}
