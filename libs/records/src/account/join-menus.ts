import type { Entry, Stall } from '@thela/ledger';

type Sold = Pick<Stall['dishes'][number], 'id' | 'isRetired'>;

/**
 * What is entered on this phone before its records join those of the account: of a dish or ingredient that both know, the
 * entry that was made last counts, so a set-up that left it out would take it off the other's menu. The name and the place
 * stay the account's.
 *
 * @param own the stall of this phone
 * @param account the stall of the account, on the same day
 */
export function joinMenus(own: Stall, account: Stall): readonly Entry[] {
  const { name, place } = account;
  const isRenamed = account.isOwn && (own.name !== name || own.place !== place);
  return [
    ...retiredInOne(own.dishes, account.dishes).map(
      (dish) => ({ kind: 'dish', dish, fields: { isRetired: false }, scope: 'from' }) as const,
    ),
    ...retiredInOne(own.ingredients, account.ingredients).map(
      (ingredient) =>
        ({ kind: 'ingredient', ingredient, fields: { isRetired: false }, scope: 'from' }) as const,
    ),
    ...(isRenamed ? [{ kind: 'stall', fields: { name, place } } as const] : []),
  ];
}

/** Ids of what one of both has retired and the other has not. */
function retiredInOne(own: readonly Sold[], account: readonly Sold[]): readonly string[] {
  const known = new Map(account.map(({ id, isRetired }) => [id, isRetired]));
  return own
    .filter(({ id, isRetired }) => known.has(id) && known.get(id) !== isRetired)
    .map(({ id }) => id);
}
