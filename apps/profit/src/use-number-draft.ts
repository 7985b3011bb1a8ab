import { useState } from 'react';
import type { ChangeEvent, WheelEvent } from 'react';

type NumberFault = 'not-a-number' | 'too-low';

/** Handlers and text for an `<input type="number" min="0">`, and what is wrong with its text. */
export interface NumberDraft {
  readonly fault: NumberFault | null;
  readonly inputProps: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
    readonly onWheel: (event: WheelEvent<HTMLInputElement>) => void;
  };
}

/**
 * Lets a person type a number freely: the text stays as typed until they leave the field, while
 * the number it stands for is handed on at each letter. Empty and non-numeric text stands for 0.
 *
 * @param value shown while nobody types
 * @param onNumber receives a number of 0 or more
 */
export function useNumberDraft(value: number, onNumber: (number: number) => void): NumberDraft {
  const [draft, setDraft] = useState<{ text: string; fault: NumberFault | null } | null>(null);
  return {
    fault: draft?.fault ?? null,
    inputProps: {
      value: draft?.text ?? String(value),
      onChange: ({ currentTarget: { value: text, valueAsNumber, validity } }) => {
        setDraft({ text, fault: faultOf(validity) });
        onNumber(valueAsNumber > 0 ? valueAsNumber : 0);
      },
      onBlur: () => setDraft(null),
      // Scrolling past a focused field must not change the vendor's money.
      onWheel: (event) => event.currentTarget.blur(),
    },
  };
}

function faultOf(validity: ValidityState): NumberFault | null {
  if (validity.badInput) return 'not-a-number';
  return validity.rangeUnderflow ? 'too-low' : null;
}
