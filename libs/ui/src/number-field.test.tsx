import { AMOUNT_LIMITS, COUNT_LIMITS, PRICE_LIMITS } from '@thela/text';
import type { NumberLimits } from '@thela/text';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberField, NumberNote, PriceInput } from './number-field';
import { useNumberDraft } from './use-number-draft';
import type { NumberDraftOptions } from './use-number-draft';

const faults = { notANumber: 'No number.', tooLow: 'Too low.', tooHigh: 'Too high.' };

interface Props extends NumberDraftOptions {
  readonly start?: number | null;
  readonly limits?: NumberLimits;
  readonly onNumber?: (number: number) => void;
}

/** A field whose number is held by its parent, which may also change it by a button. */
function Price({ start = 30, limits = PRICE_LIMITS, onNumber, ...options }: Props) {
  const [value, setValue] = useState<number | null>(start);
  const draft = useNumberDraft(
    value,
    (number) => {
      onNumber?.(number);
      setValue(number);
    },
    limits,
    { onUnknown: () => setValue(null), ...options },
  );
  const Input = limits === PRICE_LIMITS ? PriceInput : NumberField;
  return (
    <>
      <Input id="price" aria-label="price" draft={draft} />
      <NumberNote id="price" draft={draft} words={faults} isMoney={limits === PRICE_LIMITS} />
      <output>{value ?? 'unknown'}</output>
      <button type="button" onClick={() => setValue((number) => (number ?? 0) + 1)}>
        more
      </button>
    </>
  );
}

function open(props: Props = {}) {
  const user = userEvent.setup();
  render(<Price {...props} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'price' });
  return {
    user,
    field,
    held: () => screen.getByText(/./, { selector: 'output' }).textContent,
    type: async (text: string) => {
      await user.clear(field);
      await user.type(field, text);
    },
  };
}

describe('what is typed', () => {
  it.each(['12.50', '1,250', '१२', '౩౫', '35/-', 'Rs 35', '₹35', '1½'])(
    'stays as it is while it is typed: %s',
    async (text) => {
      const { field, type } = open();
      await type(text);
      expect(field.value).toBe(text);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('is handed on at each letter, and shown plainly once the field is left', async () => {
    const onNumber = vi.fn<(number: number) => void>();
    const { user, field, type } = open({ onNumber });
    await type('07.50');
    expect(onNumber.mock.calls.flat()).toEqual([0, 7, 7, 7.5, 7.5]);
    await user.tab();
    expect(field.value).toBe('7.5');
  });

  it.each([
    ['4e', 'No number.'],
    ['-5', 'Too low.'],
    ['2000000000', 'Too high.'],
  ])('changes nothing where it is no number, and stays: %s', async (text, fault) => {
    const { user, field, held, type } = open();
    await type(text);
    await user.tab();
    expect([field.value, held()]).toEqual([text, '30']);
    expect(screen.getByRole('alert').textContent).toBe(fault);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('makes a number unknown again that was unknown before', async () => {
    const { held, type } = open({ start: null });
    await type('4');
    expect(held()).toBe('4');
    await type('4x');
    expect(held()).toBe('unknown');
  });

  it('gives way to a number that changes by other means', async () => {
    const { user, field, type } = open();
    await type('15');
    await user.click(screen.getByRole('button', { name: 'more' }));
    expect(field.value).toBe('16');
  });

  it('counts as 0 in a price of the specification, until the field is left', async () => {
    const { user, field, held, type } = open({ isNoneZero: true });
    await type('abc');
    expect([field.value, held()]).toEqual(['abc', '0']);
    expect(screen.getByRole('alert').textContent).toBe('No number.');
    await user.tab();
    expect(field.value).toBe('0');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('entering it', () => {
  it.each([0, 30])('lets what is typed take the place of %j', async (start) => {
    const { user, field, held } = open({ start, limits: COUNT_LIMITS });
    await user.click(field);
    await user.keyboard('10');
    expect([field.value, held()]).toEqual(['10', '10']);
    await user.click(field);
    await user.keyboard('5');
    expect(field.value).toBe('105');
    await user.tab();
    await user.tab({ shift: true });
    await user.keyboard('7');
    expect(field.value).toBe('7');
  });
});

describe('a text that is two numbers', () => {
  it.each([
    { name: '₹12.50', value: '12.5' },
    { name: '₹1,250', value: '1250' },
  ])(
    'changes nothing until it is answered with $name, also by keyboard',
    async ({ name, value }) => {
      const { user, field, held, type } = open({ isNoneZero: true });
      await type('12,50');
      expect([field.value, held()]).toEqual(['12,50', '30']);
      expect(screen.getByText('₹12.50 or ₹1,250?').getAttribute('role')).toBe('status');
      expect(screen.getByRole('spinbutton', { description: '₹12.50 or ₹1,250?' })).toBe(field);
      await user.tab();
      expect([field.value, held()]).toEqual(['12,50', '30']);
      screen.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
      expect([field.value, held()]).toEqual([value, value]);
    },
  );

  it('is asked without a sign where it is no money', async () => {
    const { type } = open({ limits: AMOUNT_LIMITS });
    await type('1.250,50');
    expect(screen.getByText('1,250.5 or 1,25,050?')).toBeTruthy();
  });
});

describe('arrow keys', () => {
  it.each([
    [PRICE_LIMITS, 30, '{ArrowUp}', '30.01'],
    [PRICE_LIMITS, 0.1, '{ArrowUp}{ArrowUp}', '0.12'],
    [PRICE_LIMITS, 30, '{ArrowDown}', '29.99'],
    [PRICE_LIMITS, 0, '{ArrowDown}', '0'],
    [PRICE_LIMITS, null, '{ArrowUp}', '0.01'],
    [COUNT_LIMITS, 9, '{ArrowUp}', '10'],
    [COUNT_LIMITS, 1_000_000, '{ArrowUp}', '1000000'],
    [AMOUNT_LIMITS, 1, '{ArrowDown}', '1'],
    [AMOUNT_LIMITS, 1.5, '{ArrowDown}', '0.5'],
  ])('within %j lead from %j by %s to %s', async (limits, start, keys, value) => {
    const { user, field, held } = open({ limits, start });
    await user.click(field);
    await user.keyboard(keys);
    expect([field.value, held()]).toEqual([value, value]);
    expect(field.getAttribute('aria-valuenow')).toBe(value);
  });

  it('leave a question alone', async () => {
    const { user, field, type } = open();
    await type('12,50');
    await user.keyboard('{ArrowUp}');
    expect(field.value).toBe('12,50');
    expect(field.hasAttribute('aria-valuenow')).toBe(false);
  });
});

it('says what it takes', () => {
  const { field } = open();
  expect([field.min, field.step, field.inputMode]).toEqual(['0', '0.01', 'decimal']);
  expect(field.getAttribute('aria-valuemin')).toBe('0');
  fireEvent.input(field, { target: { value: '' } });
  expect(field.getAttribute('aria-invalid')).toBe('false');
});
