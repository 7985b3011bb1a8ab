import { Button, Field } from '@thela/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { Ref } from 'react';
import { useWasteMessages } from './messages';

export interface AmountChoiceProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly fault: string | null;
  /** Whether plates are asked for, with a step more and a step less. */
  readonly isPlates: boolean;
}

/** How much was thrown away. */
export function AmountChoice({ ref, text, onText, fault, isPlates }: AmountChoiceProps) {
  const { form: words } = useWasteMessages();
  const plates = Math.trunc(Number(text)) || 0;
  const step = (by: 1 | -1) => onText(plates + by > 0 ? String(plates + by) : '');
  return (
    <Field
      ref={ref}
      label={isPlates ? words.plates : words.amount}
      inputMode={isPlates ? 'numeric' : 'decimal'}
      enterKeyHint="done"
      maxLength={20}
      value={text}
      fault={fault}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      before={
        isPlates ? (
          <StepButton label={words.oneLess} Icon={Minus} onClick={() => step(-1)} />
        ) : undefined
      }
      after={
        isPlates ? (
          <StepButton label={words.oneMore} Icon={Plus} onClick={() => step(1)} />
        ) : undefined
      }
    />
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly Icon: typeof Plus;
  readonly onClick: () => void;
}

function StepButton({ label, Icon, onClick }: StepButtonProps) {
  return (
    <Button
      variant="secondary"
      className="h-14 w-[56px] shrink-0 px-0"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
    </Button>
  );
}
