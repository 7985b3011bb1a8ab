import type { Stall } from '@thela/ledger';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { ActionBar } from './action-bar';
import { DishPicker } from './dish-picker';
import { words } from './messages';
import type { SetUpDraft } from './set-up-draft';
import { StepHeader } from './step-header';

export interface DishesStepProps {
  readonly draft: SetUpDraft;
  readonly onChange: (changes: Partial<SetUpDraft>) => void;
  readonly stall: Stall;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Step 2: which dishes the stall sells. */
export function DishesStep({ draft, onChange, stall, onBack, onNext }: DishesStepProps) {
  const [isAsked, setAsked] = useState(false);
  const number = draft.chosen.length;
  const isMissing = isAsked && number === 0;
  return (
    <>
      <StepHeader step={2} title={words.dishes.title} subtitle={words.dishes.subtitle} />
      <DishPicker stall={stall} selection={draft} onChange={onChange} />
      <ActionBar
        note={
          isMissing ? (
            <span className="text-chilli">{words.dishes.chooseOne}</span>
          ) : (
            words.dishes.chosen(number)
          )
        }
      >
        <Button variant="secondary" onClick={onBack}>
          {words.setUp.back}
        </Button>
        <Button onClick={number === 0 ? () => setAsked(true) : onNext}>{words.setUp.next}</Button>
      </ActionBar>
    </>
  );
}
