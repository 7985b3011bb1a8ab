import { Field, StepButton, useSelectOnEnter } from '@thela/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { Ref } from 'react';
import { AMOUNT_LIMITS, parseNumber } from '@thela/text';
import { useWasteMessages } from './messages';

export interface AmountChoiceProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly fault: string | null;
  /** What the text may stand for, where that is not one number. */
  readonly readings: readonly [number, number] | null;
  /** Whether plates are asked for, with a step more and a step less. */
  readonly isPlates: boolean;
}

/** How much was thrown away. */
export function AmountChoice(props: AmountChoiceProps) {
  const { ref, text, onText, fault, readings, isPlates } = props;
  const { form: words } = useWasteMessages();
  const plates = Math.trunc(parseNumber(text, AMOUNT_LIMITS).number ?? 0);
  const step = (by: 1 | -1) => {
    // A question is answered first.
    if (readings === null) onText(plates + by > 0 ? String(plates + by) : '');
  };
  return (
    <Field
      {...useSelectOnEnter()}
      ref={ref}
      label={isPlates ? words.plates : words.amount}
      inputMode={isPlates ? 'numeric' : 'decimal'}
      enterKeyHint="done"
      value={text}
      fault={fault}
      question={readings && { readings, onText }}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      before={
        isPlates ? (
          <StepButton
            icon={Minus}
            label={words.oneLess}
            isOff={plates <= 0}
            onClick={() => step(-1)}
          />
        ) : undefined
      }
      after={
        isPlates ? (
          <StepButton icon={Plus} label={words.oneMore} onClick={() => step(1)} />
        ) : undefined
      }
    />
  );
}
