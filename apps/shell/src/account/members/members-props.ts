import type { Ledger, Notify, Store } from '@thela/contract';
import type { Stall } from '@thela/ledger';
import type { AccountStall } from '../../sync/account-stall';

export interface MembersProps {
  readonly accountStall: AccountStall;
  readonly stall: Store<Stall>;
  readonly ledger: Pick<Ledger, 'today'>;
  readonly notify: Notify;
}
