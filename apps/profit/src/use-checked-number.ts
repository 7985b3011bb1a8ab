import { useState } from 'react';
import { checkNumberInput } from '@thela/text';
import type { NumberInputFault, NumberInputOptions } from '@thela/text';
import type { NumberDraft } from './use-number-draft';

interface CheckedNumberOptions extends NumberInputOptions {
  /** Called when the text becomes no number; returns the one that stands then. Without it the last number stands. */
  readonly onNone?: () => number | null;
}

interface CheckedDraft {
  readonly text: string;
  readonly fault: NumberInputFault | null;
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
      onInput: ({ currentTarget }) => {
        const { onNone = () => value } = options;
        const { number, fault } = checkNumberInput(currentTarget, options);
        setLatest({ text: currentTarget.value, fault, value: number ?? onNone() });
        if (number !== null) onNumber(number);
      },
      onBlur: () => setLatest(draft?.fault ? draft : null),
      // Scrolling past a focused field must not change the vendor's money.
      onWheel: (event) => event.currentTarget.blur(),
    },
  };
}
