import { useState } from 'react';
import type { InputEvent, WheelEvent } from 'react';
import { numberInputOrZero } from '@thela/text';
import type { NumberInputFault } from '@thela/text';

/** What was typed, what is wrong with it, and the number it was taken for. */
interface Draft {
  readonly text: string;
  readonly fault: NumberInputFault | null;
  readonly number: number;
}

/** Handlers and text for an `<input type="number" min="0">`, and what is wrong with its text. */
export interface NumberDraft {
  readonly fault: NumberInputFault | null;
  readonly inputProps: {
    readonly value: string;
    readonly onInput: (event: InputEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
    readonly onWheel: (event: WheelEvent<HTMLInputElement>) => void;
  };
}

/**
 * Lets a person type a number freely: the text stays as typed until they leave the field or the
 * number changes by other means, while the number it stands for is handed on at each letter. Empty
 * and non-numeric text stands for 0.
 *
 * @param value shown while nobody types
 * @param onNumber receives a number of 0 or more
 * @param round makes of a typed number the one that is meant, as `Math.trunc` for a count
 */
export function useNumberDraft(
  value: number,
  onNumber: (number: number) => void,
  round = (number: number) => number,
): NumberDraft {
  const [latest, setLatest] = useState<Draft | null>(null);
  const draft = latest?.number === value ? latest : null;
  return {
    fault: draft?.fault ?? null,
    inputProps: {
      value: draft?.text ?? String(value),
      // Not onChange, which React leaves out where text that is not a number replaces an empty field.
      onInput: ({ currentTarget }) => {
        const { number, fault } = numberInputOrZero(currentTarget, round);
        setLatest({ text: currentTarget.value, fault, number });
        onNumber(number);
      },
      onBlur: () => setLatest(null),
      // Scrolling past a focused field must not change the vendor's money.
      onWheel: (event) => event.currentTarget.blur(),
    },
  };
}
