import type { Entry, LedgerEvent, StallDay } from '@thela/ledger';
import { joinStalls } from '../device/join-stalls';

/**
 * What is entered on this phone before its records join those of the account: what was decided wins over what a set-up
 * wrote, and what is on one menu is on both. Where both decided, the later value counts, save that the name and the place
 * of the stall stay the account's.
 *
 * @param own references of this phone
 * @param account references of the account
 */
export function joinMenus(
  own: readonly LedgerEvent[],
  account: readonly LedgerEvent[],
  today: StallDay,
): readonly Entry[] {
  const { entries, questions } = joinStalls(own, account, today);
  return [...entries, ...questions.map(({ file }) => file).filter(({ kind }) => kind === 'stall')];
}
