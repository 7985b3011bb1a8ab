import { useStore } from '@thela/contract';
import type { Session, Store } from '@thela/contract';
import type { AccountStore } from './account-store';
import { formatPhone } from '@thela/text';

/** What the person who is signed in is called: by name, else by address, else by number; empty for nobody. */
export function useWho(session: Store<Session>, person: AccountStore['person']): string {
  const { name } = useStore(person);
  const shown = useStore(session);
  if (shown.status !== 'signed-in') return '';
  const { email, phone } = shown.user;
  return name || email || (phone && formatPhone(phone));
}
