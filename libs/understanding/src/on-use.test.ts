import { expect, it, vi } from 'vitest';
import { makeAll, mapOnUse, onUse, setOnUse } from './on-use';

it('a set is filled once, when somebody first looks into it, however that is', () => {
  const looks: readonly ((set: ReadonlySet<string>) => unknown)[] = [
    (set) => set.has('salt'),
    (set) => set.size,
    (set) => [...set],
    (set) => [...set.values(), ...set.keys(), ...set.entries()],
    (set) => set.forEach(() => {}),
  ];
  for (const look of looks) {
    const fill = vi.fn<() => string[]>(() => ['salt', 'oil', 'salt']);
    const set = setOnUse(fill);
    expect(fill).not.toHaveBeenCalled();
    look(set);
    look(set);
    expect(fill).toHaveBeenCalledOnce();
    expect([...set]).toEqual(['salt', 'oil']);
  }
});

it('a map is filled once, when somebody first looks into it, however that is', () => {
  const looks: readonly ((map: ReadonlyMap<string, number>) => unknown)[] = [
    (map) => map.get('one'),
    (map) => map.has('one'),
    (map) => map.size,
    (map) => [...map],
    (map) => [...map.values()],
    (map) => [...map.keys()],
    (map) => [...map.entries()],
    (map) => map.forEach(() => {}),
  ];
  for (const look of looks) {
    const fill = vi.fn<() => (readonly [string, number])[]>(() => [
      ['one', 0],
      ['one', 1],
    ]);
    const map = mapOnUse(fill);
    expect(fill).not.toHaveBeenCalled();
    look(map);
    look(map);
    expect(fill).toHaveBeenCalledOnce();
    expect(map.get('one')).toBe(1);
    expect(map.size).toBe(1);
  }
});

it('makes what nobody asked for, with a pause after each part', async () => {
  await makeAll(async () => {});
  const [asked, unasked, later] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  onUse(asked)();
  onUse(unasked);
  onUse(() => onUse(later));
  const pause = vi.fn<() => Promise<void>>(async () => {});
  await makeAll(pause);
  expect([asked, unasked, later].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect(pause).toHaveBeenCalledTimes(3);
});
