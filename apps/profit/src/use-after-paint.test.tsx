import { act, fireEvent, render, screen } from '@testing-library/react';
import { PRICE_LIMITS } from '@thela/text';
import { NumberField, useNumberDraft } from '@thela/ui';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint';

interface FieldProps {
  readonly onNumber: (number: number) => void;
  /** The largest number that is kept. */
  readonly most?: number;
}

/** A field whose number is kept elsewhere, and a button that changes that number. */
function Field({ onNumber, most = 1000 }: FieldProps) {
  const [kept, setKept] = useState(30);
  const { value, hold } = useAfterPaint(kept, (number) => {
    onNumber(number);
    setKept(Math.min(number, most));
  });
  const draft = useNumberDraft(value, hold, PRICE_LIMITS);
  return (
    <>
      <NumberField id="price" aria-label="price" draft={draft} />
      <button type="button" onClick={() => setKept((number) => number + 1)}>
        more
      </button>
      <output>{kept}</output>
    </>
  );
}

function open(most?: number) {
  const onNumber = vi.fn<(number: number) => void>();
  const { unmount } = render(<Field onNumber={onNumber} {...(most !== undefined && { most })} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'price' });
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  return { field, type, onNumber, unmount, kept: () => screen.getByRole('status').textContent };
}

it('shows what is typed first, and then hands it on once', () => {
  const { field, type, onNumber, kept } = open();
  act(() => {
    type('42.50');
    expect([field.value, kept(), onNumber.mock.calls]).toEqual(['42.50', '30', []]);
  });
  expect([field.value, kept(), onNumber.mock.calls]).toEqual(['42.50', '42.5', [[42.5]]]);
});

it('hands on only the last of what was typed before anything was painted', () => {
  const { field, type, onNumber } = open();
  act(() => {
    type('4');
    type('42');
  });
  expect([field.value, onNumber.mock.calls]).toEqual(['42', [[42]]]);
});

it.each(['focusout', 'pointerdown', 'visibilitychange', 'pagehide'])(
  'hands on at once what is held at a %s',
  (event) => {
    const { type, onNumber } = open();
    act(() => {
      type('42');
      expect(onNumber).not.toHaveBeenCalled();
      fireEvent(document.body, new Event(event, { bubbles: true }));
      expect(onNumber.mock.calls).toEqual([[42]]);
    });
    expect(onNumber).toHaveBeenCalledOnce();
  },
);

it('hands on what is held when the field goes away', () => {
  const { type, onNumber, unmount } = open();
  act(() => {
    type('42');
    unmount();
  });
  expect(onNumber.mock.calls).toEqual([[42]]);
});

it('shows what is kept, where that is another number, and what changes by other means', () => {
  const { field, type } = open(100);
  type('250');
  expect(field.value).toBe('100');
  fireEvent.click(screen.getByRole('button'));
  expect(field.value).toBe('101');
});
