import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ChangeEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { useNumberDraft } from './use-number-draft';

function Field({ value, onNumber }: { value: number; onNumber: (number: number) => void }) {
  const { inputProps } = useNumberDraft(value, onNumber);
  return <input aria-label="price" type="number" min={0} {...inputProps} />;
}

function field() {
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: 'price' });
}

/** What a browser says of a number field with text in it that is no number, such as "e" or "-". */
const noNumber = {
  currentTarget: { value: '', valueAsNumber: Number.NaN, validity: { badInput: true } },
} as ChangeEvent<HTMLInputElement>;

it('hands on 0 for text that is no number, and names the fault until the field is left', () => {
  const onNumber = vi.fn<(number: number) => void>();
  const { result } = renderHook(() => useNumberDraft(30, onNumber));
  expect(result.current.fault).toBeNull();

  act(() => result.current.inputProps.onChange(noNumber));
  expect(onNumber.mock.calls).toEqual([[0]]);
  expect(result.current.fault).toBe('not-a-number');
  // Any other value would make React write over what the person typed.
  expect(result.current.inputProps.value).toBe('');

  act(() => result.current.inputProps.onBlur());
  expect(result.current.fault).toBeNull();
  expect(result.current.inputProps.value).toBe('30');
});

it.each([
  { text: '12', number: 12 },
  { text: '0.01', number: 0.01 },
  { text: '1e3', number: 1000 },
  { text: '-7', number: 0 },
  { text: '', number: 0 },
])('hands on $number for "$text"', ({ text, number }) => {
  const onNumber = vi.fn<(number: number) => void>();
  render(<Field value={30} onNumber={onNumber} />);
  fireEvent.change(field(), { target: { value: text } });
  expect(onNumber.mock.calls).toEqual([[number]]);
  expect(field().value).toBe(text);
});

it('shows a number that changes elsewhere, unless somebody types', () => {
  const { rerender } = render(<Field value={30} onNumber={() => {}} />);
  rerender(<Field value={31} onNumber={() => {}} />);
  expect(field().value).toBe('31');
  fireEvent.change(field(), { target: { value: '3' } });
  rerender(<Field value={40} onNumber={() => {}} />);
  expect(field().value).toBe('3');
  fireEvent.blur(field());
  expect(field().value).toBe('40');
});

it('gives up the focus when the wheel turns over it, so that scrolling changes no number', () => {
  render(<Field value={30} onNumber={() => {}} />);
  act(() => field().focus());
  fireEvent.wheel(field(), { deltaY: 100 });
  expect(document.activeElement).not.toBe(field());
});
