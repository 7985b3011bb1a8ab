import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastPosition, move } from './dish-order';

interface Placed {
  readonly id: string;
  readonly position: number;
}

const inOrder = (dishes: readonly Placed[]) =>
  dishes.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
const ids = (dishes: readonly Placed[]) => dishes.map(({ id }) => id);

function after(dishes: readonly Placed[], changes: readonly Placed[]) {
  return inOrder(dishes.map((dish) => changes.find(({ id }) => id === dish.id) ?? dish));
}

it('moves one dish past its neighbour, whatever the positions are, equal ones among them', () => {
  const menus = fc
    .uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 8 })
    .chain((names) =>
      fc.tuple(
        ...names.map((id) =>
          fc.record({ id: fc.constant(id), position: fc.integer({ min: 0, max: 4 }) }),
        ),
      ),
    )
    .map(inOrder);
  fc.assert(
    fc.property(menus, fc.nat(), fc.constantFrom(1 as const, -1 as const), (menu, pick, step) => {
      const from = pick % menu.length;
      const moved = menu[from] as Placed;
      const changes = move(menu, moved.id, step);
      const others = ids(menu).filter((id) => id !== moved.id);
      const to = Math.min(Math.max(from + step, 0), menu.length - 1);
      const wanted = others.toSpliced(to, 0, moved.id);
      expect(ids(after(menu, changes))).toEqual(wanted);
    }),
  );
});

it('changes two dishes only, where the positions differ', () => {
  const menu = [0, 1, 5, 9].map((position) => ({ id: `dish ${position}`, position }));
  expect(move(menu, 'dish 5', -1)).toEqual([
    { id: 'dish 5', position: 1 },
    { id: 'dish 1', position: 5 },
  ]);
});

it('puts a new dish last', () => {
  expect(lastPosition([])).toBe(0);
  expect(
    lastPosition([
      { id: 'a', position: 7 },
      { id: 'b', position: -2 },
    ]),
  ).toBe(8);
});
