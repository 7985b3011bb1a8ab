import { useState } from 'react';
import type { NumberDraft, NumberFault } from './use-number-draft';

/** The largest amount or price that a ledger holds. */
const MOST = 1_000_000_000;

interface CheckedNumberOptions {
  /** `above-0` refuses 0. */
  readonly least?: '0' | 'above-0';
  /** The largest number; 1,000,000,000 without one. */
  readonly most?: number;
  /** Decimals that a number keeps; 6 without them. */
  readonly decimals?: number;
  /** Whether fractions are refused. */
  readonly isWhole?: boolean;
  /** Called when the text becomes no number; returns the one that stands then. Without it the last number stands. */
  readonly onNone?: () => number | null;
}

interface CheckedDraft {
  readonly text: string;
  readonly fault: NumberFault | null;
  /** The number that stands while the text does. */
  readonly value: number | null;
}

/**
 * Lets a person type a number freely and hands on only what is one. Any other text changes nothing and stays
 * in the field, with what is wrong with it; an emptied field shows the last number again once it is left.
 *
 * @param value shown while nobody types; `null` for an empty field
 * @param onNumber receives a number of up to six decimals, 0 to 1,000,000,000
 */
export function useCheckedNumber(
  value: number | null,
  onNumber: (number: number) => void,
  options: CheckedNumberOptions = {},
): NumberDraft {
  const [latest, setLatest] = useState<CheckedDraft | null>(null);
  const draft = latest?.value === value ? latest : null;
  return {
    fault: draft?.fault ?? null,
    inputProps: {
      value: draft?.text ?? (value === null ? '' : String(value)),
      onInput: ({ currentTarget: { value: text, valueAsNumber, validity } }) => {
        const { onNone = () => value, decimals = 6 } = options;
        const number = Math.round(valueAsNumber * 10 ** decimals) / 10 ** decimals;
        const fault = faultOf(number, validity.badInput, options);
        const isNumber = fault === null && !Number.isNaN(number);
        setLatest({ text, fault, value: isNumber ? number : onNone() });
        if (isNumber) onNumber(number);
      },
      onBlur: () => setLatest(draft?.fault ? draft : null),
      // Scrolling past a focused field must not change the vendor's money.
      onWheel: (event) => event.currentTarget.blur(),
    },
  };
}

function faultOf(
  number: number,
  isBadInput: boolean,
  { least = '0', most = MOST, isWhole = false }: CheckedNumberOptions,
): NumberFault | null {
  if (isBadInput || (isWhole && number % 1 !== 0 && !Number.isNaN(number))) return 'not-a-number';
  if (number < 0 || (number === 0 && least === 'above-0')) return 'too-low';
  return number > most ? 'too-high' : null;
}
