import type { SafeStorage } from '@thela/federation';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import type { AccountStore } from '@thela/session';
import type { AccountRecords } from './account-records';
import type { AccountView } from './account-view';
import type { PageSignals } from '@thela/page';
import type { StallServer } from './stall-server';
import type { SameSubjects } from '../device/same-subjects';
import type { LedgerManager } from '../device/synced-ledger';

/** What the page gives to the stall in the account. */
export interface AccountStallOptions {
  readonly account: Pick<AccountStore, 'getSnapshot' | 'subscribe' | 'signOut' | 'clock'>;
  readonly ledgers: LedgerManager;
  /** The database, asked by one account alone. */
  readonly serverFor: (user: string) => StallServer;
  readonly storage: SafeStorage;
  readonly signals: PageSignals;
  /** The time zone of the stall that is shown. */
  readonly timeZone: () => string;
  /** The stall's day at a moment, ms since 1970, by the calendar of this device. */
  readonly dayAt: (moment: number) => StallDay;
  /** The stall's day as it is now, which a person may have said. */
  readonly today: () => StallDay;
  /** Adds the events of an exported text to the ledger that is shown. @returns whether they are stored */
  readonly importText: (text: string) => Promise<boolean>;
  /**
   * Before the phone ledger joins the records of an account: enters what keeps the dishes of both on the menu. Rejects
   * when that cannot be stored.
   *
   * @param events the account's, as far as they say what its stall is
   * @param today the stall's day
   * @returns the ids that dishes and ingredients of the phone have there
   */
  readonly joinMenus: (events: readonly LedgerEvent[], today: StallDay) => Promise<SameSubjects>;
  /** Calls back when something was entered. @returns ends it */
  readonly onEntry: (listener: () => void) => () => void;
  readonly reportError: (error: unknown, place: string) => void;
}

/** What the parts of the stall in the account share. */
export interface AccountContext extends AccountStallOptions {
  readonly view: AccountView;
  readonly records: AccountRecords;
  /** Id of the account that is signed in. */
  readonly user: () => string | null;
}
