import { ledgerKey } from '../device/ledger-names';
import type { LedgerManager } from '../device/synced-ledger';

/** The ledgers on this device, with a way to tell what another tab shows from what this one does. */
export interface FollowedCopies {
  readonly ledgers: LedgerManager;
  /** Calls back when another tab shows another ledger. @returns ends it */
  readonly onOtherTab: (listener: () => void) => () => void;
}

export function followedCopies(found: LedgerManager): FollowedCopies {
  let last = ledgerKey(found.current());
  return {
    ledgers: {
      ...found,
      show: (id) => {
        last = ledgerKey(id);
        return found.show(id);
      },
      migratePhoneLedger: (to) => {
        last = ledgerKey(to);
        return found.migratePhoneLedger(to);
      },
    },
    onOtherTab: (listener) =>
      found.subscribe(() => {
        const shown = ledgerKey(found.current());
        if (shown === last) return;
        last = shown;
        listener();
      }),
  };
}
