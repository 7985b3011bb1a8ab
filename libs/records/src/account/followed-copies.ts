import { keyOf } from '../device/ledger-names';
import type { LedgerCopies } from '../device/synced-ledger';

/** The copies on this device, with a way to tell what another tab shows from what this one does. */
export interface FollowedCopies {
  readonly copies: LedgerCopies;
  /** Calls back when another tab shows another copy. @returns ends it */
  readonly onOtherTab: (listener: () => void) => () => void;
}

export function followedCopies(found: LedgerCopies): FollowedCopies {
  let last = keyOf(found.shown());
  return {
    copies: {
      ...found,
      show: (binding) => {
        last = keyOf(binding);
        return found.show(binding);
      },
      moveOwn: (to) => {
        last = keyOf(to);
        return found.moveOwn(to);
      },
    },
    onOtherTab: (listener) =>
      found.subscribe(() => {
        const shown = keyOf(found.shown());
        if (shown === last) return;
        last = shown;
        listener();
      }),
  };
}
