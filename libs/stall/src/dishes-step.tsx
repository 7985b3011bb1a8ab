import type { Stall } from '@thela/ledger';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { ActionBar } from './action-bar';
import { ChosenNote, DishPicker } from './dish-picker';
import { useMessages } from './messages';
import type { SetUpDraft } from './set-up-draft';
import { StepHeader } from './step-header';

export interface DishesStepProps {
  readonly draft: SetUpDraft;
  readonly onChange: (changes: Partial<SetUpDraft>) => void;
  readonly stall: Stall;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

export function DishesStep({ draft, onChange, stall, onBack, onNext }: DishesStepProps) {
  const messages = useMessages();
  const [isAsked, setAsked] = useState(false);
  const number = draft.chosen.length;
  return (
    <div className="action-page">
      <StepHeader step={2} title={messages.dishes.title} subtitle={messages.dishes.subtitle} />
      <DishPicker stall={stall} selection={draft} onChange={onChange} />
      <ActionBar
        note={<ChosenNote stall={stall} selection={draft} isMissing={isAsked && number === 0} />}
      >
        <Button variant="secondary" onClick={onBack}>
          {messages.setUp.back}
        </Button>
        <Button onClick={number === 0 ? () => setAsked(true) : onNext}>
          {messages.setUp.next}
        </Button>
      </ActionBar>
    </div>
  );
}
