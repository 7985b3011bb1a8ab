import { expectFocus } from '@thela/testkit/focus';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import type { InputEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { useNumberDraft } from './use-number-draft';

/** A field whose number is held by its parent, which may also change it by a button. */
function Field({ onNumber }: { onNumber?: (number: number) => void }) {
  const [value, setValue] = useState(30);
  const { inputProps } = useNumberDraft(value, (number) => {
    onNumber?.(number);
    setValue(number);
  });
  return (
    <>
      <input aria-label="price" type="number" min={0} {...inputProps} />
      <button type="button" onClick={() => setValue((number) => number + 1)}>
        more
      </button>
    </>
  );
}

function field() {
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: 'price' });
}

/** What a browser reports for a number field whose text is not a number, such as "e" or "-". */
const noNumber = {
  currentTarget: { value: '', valueAsNumber: Number.NaN, validity: { badInput: true } },
} as InputEvent<HTMLInputElement>;

it('hands on 0 for text that is no number, and names the fault until the field is left', () => {
  const { result } = renderHook(() => {
    const [value, setValue] = useState(30);
    return { value, ...useNumberDraft(value, setValue) };
  });
  expect(result.current.fault).toBeNull();

  act(() => result.current.inputProps.onInput(noNumber));
  expect(result.current.value).toBe(0);
  expect(result.current.fault).toBe('not-a-number');
  // Any other value would make React write over what the person typed.
  expect(result.current.inputProps.value).toBe('');

  act(() => result.current.inputProps.onBlur());
  expect(result.current.fault).toBeNull();
  expect(result.current.inputProps.value).toBe('0');
});

it.each([
  { text: '12', number: 12 },
  { text: '0.01', number: 0.01 },
  { text: '1e3', number: 1000 },
  { text: '-7', number: 0 },
  { text: '', number: 0 },
])('hands on $number for "$text"', ({ text, number }) => {
  const onNumber = vi.fn<(number: number) => void>();
  render(<Field onNumber={onNumber} />);
  fireEvent.input(field(), { target: { value: text } });
  expect(onNumber.mock.calls).toEqual([[number]]);
  expect(field().value).toBe(text);
});

it('shows a number that changes by other means, also while the text of another is still there', () => {
  render(<Field />);
  // No focus moves here: on some phones a tapped button leaves the focus in the field.
  fireEvent.click(screen.getByRole('button'));
  expect(field().value).toBe('31');
  fireEvent.input(field(), { target: { value: '15' } });
  fireEvent.click(screen.getByRole('button'));
  expect(field().value).toBe('16');
});

it('takes a typed number for the one that is meant', () => {
  const onNumber = vi.fn<(number: number) => void>();
  const { result } = renderHook(() => useNumberDraft(3, onNumber, Math.trunc));
  const typed = { value: '3.7', valueAsNumber: 3.7, validity: {} };
  act(() =>
    result.current.inputProps.onInput({ currentTarget: typed } as InputEvent<HTMLInputElement>),
  );
  expect(onNumber.mock.calls).toEqual([[3]]);
  expect(result.current.inputProps.value).toBe('3.7');
});

it('gives up the focus when the wheel turns over it, so that scrolling changes no number', async () => {
  render(<Field />);
  act(() => field().focus());
  fireEvent.wheel(field(), { deltaY: 100 });
  await expectFocus(() => document.body);
});
