import type { Ledger, Notify, Session, Store } from '@thela/contract';
import type { Stall } from '@thela/ledger';
import type { AccountStall } from '@thela/records';

export interface MembersProps {
  readonly session: Store<Session>;
  readonly accountStall: AccountStall;
  readonly stall: Store<Stall>;
  readonly ledger: Pick<Ledger, 'today' | 'append'>;
  readonly notify: Notify;
}
