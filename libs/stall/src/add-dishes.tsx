import { useStore } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stallPath } from '@thela/page';
import { ActionBar } from './action-bar';
import { ChosenNote, DishPicker } from './dish-picker';
import { dishChoices, guessedPrices, ingredientsOf, knownIngredients } from './menu-choices';
import type { Catalogue } from './menu-choices';
import { useMessages } from './messages';
import type { Selection } from './set-up-draft';
import { addedDishEntries } from './stall-entries';
import type { StallPageProps } from './stall-page-props';
import { StepHeader } from './step-header';

export interface AddDishesProps extends StallPageProps {
  readonly catalogue: Catalogue;
}

/** Adds dishes of the catalogue to a menu of the vendor's own. */
export function AddDishes({ stall: store, ledger, notify, catalogue }: AddDishesProps) {
  const messages = useMessages();
  const stall = useTranslatedNames().inStall(useStore(store));
  const [selection, setSelection] = useState<Selection>({ chosen: [], ownDishes: [] });
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const number = selection.chosen.length;

  async function add() {
    if (number === 0) return setAsked(true);
    await ledger.append(addedDishEntries(selection, stall, catalogue));
    const dishes = dishChoices(selection.chosen, stall, catalogue, selection.ownDishes);
    const bought = ingredientsOf(dishes, knownIngredients(stall, catalogue));
    const guessed = guessedPrices(stall, catalogue);
    const hasGuess = [...bought].some((id) => guessed.has(id));
    const { added, guesses } = messages.dishes;
    const message = hasGuess ? `${added(number)} ${guesses}` : added(number);
    notify.show({ kind: 'success', message, urgency: 'polite' });
    await navigate(stallPath);
  }

  return (
    <div className="action-page">
      <StepHeader title={messages.dishes.addTitle} subtitle={messages.dishes.addSubtitle} />
      <DishPicker
        stall={stall}
        selection={selection}
        onChange={(changes) => setSelection({ ...selection, ...changes })}
      />
      <ActionBar
        note={
          <ChosenNote stall={stall} selection={selection} isMissing={isAsked && number === 0} />
        }
      >
        <Button variant="secondary" onClick={() => void navigate(stallPath)}>
          {messages.cancel}
        </Button>
        <Button onClick={() => void add()}>{messages.dishes.addChosen(number)}</Button>
      </ActionBar>
    </div>
  );
}
