import type { Dish } from '@thela/ledger';

type DishPosition = Pick<Dish, 'id' | 'position'>;

function inOrder<Item extends DishPosition>(dishes: readonly Item[]): readonly Item[] {
  return [...dishes].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

export function lastPosition(dishes: readonly DishPosition[]): number {
  return dishes.reduce((last, { position }) => Math.max(last, position + 1), 0);
}

/**
 * Moves a dish past its neighbour.
 *
 * @param dishes in the order of the menu, without those that are not shown
 * @returns the positions to store, of as few dishes as possible; none for a move beyond either end
 * @example move([{ id: 'a', position: 0 }, { id: 'b', position: 1 }], 'b', -1)
 * // [{ id: 'b', position: 0 }, { id: 'a', position: 1 }]
 */
export function move(
  dishes: readonly DishPosition[],
  id: string,
  step: 1 | -1,
): readonly DishPosition[] {
  const from = dishes.findIndex((dish) => dish.id === id);
  const moved = dishes[from];
  const neighbour = dishes[from + step];
  if (!moved || !neighbour) return [];
  const wanted = dishes.map((dish) =>
    dish === moved ? neighbour : dish === neighbour ? moved : dish,
  );
  const swap = [
    { id: moved.id, position: neighbour.position },
    { id: neighbour.id, position: moved.position },
  ];
  const swapped = inOrder(
    dishes.map((dish) => swap.find((change) => change.id === dish.id) ?? dish),
  );
  if (swapped.every((dish, place) => dish.id === wanted[place]?.id)) return swap;
  // Dishes with equal positions stand in the order of their ids: only new numbers move them.
  return wanted
    .map(({ id: each }, place) => ({ id: each, position: place }))
    .filter(
      ({ id: each, position }) => dishes.find((dish) => dish.id === each)?.position !== position,
    );
}
