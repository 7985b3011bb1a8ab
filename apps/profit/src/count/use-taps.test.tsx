import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useTaps } from './use-taps';

/** A dish that sold 2 plates, and a button that counts five more of them by other means. */
function Dish({ onTap }: { readonly onTap: (plate: 1 | -1) => void }) {
  const [plates, setPlates] = useState(2);
  const [shown, tap] = useTaps(plates, (plate) => {
    onTap(plate);
    setPlates((before) => Math.max(0, before + plate));
  });
  return (
    <>
      <button type="button" onClick={() => tap(1)}>
        more
      </button>
      <button type="button" onClick={() => tap(-1)}>
        less
      </button>
      <button type="button" onClick={() => setPlates(7)}>
        other tab
      </button>
      <output>{shown}</output>
    </>
  );
}

function open() {
  const onTap = vi.fn<(plate: 1 | -1) => void>();
  render(<Dish onTap={onTap} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const taps = () => onTap.mock.calls.map(([plate]) => plate);
  return { press, taps, shown: () => screen.getByRole('status').textContent };
}

it('shows each tap first, and then counts every one of them in its order', () => {
  const { press, taps, shown } = open();
  act(() => {
    for (const name of ['more', 'more', 'less', 'more']) press(name);
    expect(taps()).toEqual([]);
  });
  expect([shown(), taps()]).toEqual(['4', [1, 1, -1, 1]]);
});

it('counts what was tapped on top of what changed meanwhile', () => {
  const { press, taps, shown } = open();
  act(() => {
    press('more');
    press('other tab');
  });
  expect([shown(), taps()]).toEqual(['8', [1]]);
});

it('leaves it to who counts that there is nothing to take back', () => {
  const { press, taps, shown } = open();
  for (const name of ['less', 'less', 'less']) press(name);
  expect([shown(), taps()]).toEqual(['0', [-1, -1, -1]]);
});
