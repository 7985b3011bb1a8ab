import { noReferences, stallOn, withReferences } from '@thela/ledger';
import type { Entry, LedgerEvent, StallDay } from '@thela/ledger';
import { joinStalls } from '../device/join-stalls';
import { sameSubjects, underOwnIds } from '../device/same-subjects';
import type { SameSubjects } from '../device/same-subjects';

/**
 * What is entered on this phone before its records join those of the account: what was decided wins over what a set-up
 * wrote, and what is on one menu is on both. Where both decided, the later value counts, save that the name and the place
 * of the stall stay the account's. Dishes and ingredients of one name are one.
 *
 * @param own references of this phone
 * @param account references of the account
 * @returns also the ids that dishes and ingredients of the phone have in the account
 */
export function joinMenus(
  own: readonly LedgerEvent[],
  account: readonly LedgerEvent[],
  today: StallDay,
): { readonly entries: readonly Entry[]; readonly same: SameSubjects } {
  const stallIn = (events: readonly LedgerEvent[]) =>
    stallOn(withReferences(noReferences, events), today);
  const here = sameSubjects(stallIn(own), stallIn(account), () => false);
  const { entries, questions } = joinStalls(own, underOwnIds(account, here), today);
  const inverse = (ids: ReadonlyMap<string, string>) =>
    new Map([...ids].map(([id, ownId]) => [ownId, id]));
  return {
    entries: [
      ...entries,
      ...questions.map(({ file }) => file).filter(({ kind }) => kind === 'stall'),
    ],
    same: { dishes: inverse(here.dishes), ingredients: inverse(here.ingredients) },
  };
}
