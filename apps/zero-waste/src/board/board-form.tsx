import type { Store } from '@thela/contract';
import { useStore } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { Stall } from '@thela/ledger';
import { Button, Field } from '@thela/ui';
import { useRef, useState } from 'react';
import { freeName, LONGEST_TEXT, MONEY_LIMITS, nameKey, parseName, parseNumber } from '@thela/text';
import type { NumberFault } from '@thela/text';
import { useWasteMessages } from '../waste/messages';
import type { WasteMessages } from '../waste/messages';

export interface BoardFormProps {
  readonly stall: Store<Stall>;
  readonly recipeName: string;
  readonly isWaiting: boolean;
  readonly onPut: (name: string, price: number) => void;
}

export function BoardForm({ stall, recipeName, isWaiting, onPut }: BoardFormProps) {
  const { board: words, form } = useWasteMessages();
  const names = useTranslatedNames();
  const stored = useStore(stall);
  // Two dishes of one name, as it is stored or as it is shown, could not be told apart.
  const dishes = [stored, names.inStall(stored)].flatMap(({ dishes: all }) =>
    all.filter(({ isRetired }) => !isRetired),
  );
  const [name, setName] = useState(() =>
    freeName(
      recipeName.replaceAll('**', ''),
      dishes.map((dish) => dish.name),
    ),
  );
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const priceField = useRef<HTMLInputElement>(null);
  const namesake = dishes.find((dish) => nameKey(dish.name) === nameKey(name));
  const { fault } = parseName(name);
  const nameFault = fault
    ? words.nameFaults[fault]
    : namesake
      ? words.nameTaken(namesake.name)
      : null;
  const read = parseNumber(text, MONEY_LIMITS);
  const priceFault = read.fault ? priceFaultOf(read.fault, { words, form }) : null;
  const onSubmit = () => {
    setChecked(true);
    if (nameFault !== null) nameField.current?.focus();
    else if (read.number === undefined) priceField.current?.focus();
    else onPut(name, read.number);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h3 className="text-subheading font-bold">{words.heading}</h3>
      <p className="mb-3 text-ink-soft">{words.hint}</p>
      <div className="mb-4 grid items-start gap-3 sm:grid-cols-2">
        <Field
          ref={nameField}
          label={words.name}
          maxLength={LONGEST_TEXT}
          value={name}
          fault={nameFault}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Field
          ref={priceField}
          label={words.price}
          inputMode="decimal"
          enterKeyHint="done"
          value={text}
          fault={isChecked ? priceFault : null}
          question={
            read.readings ? { readings: read.readings, isMoney: true, onText: setText } : null
          }
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <Button type="submit" className="w-full sm:w-auto" disabled={isWaiting}>
        {words.put}
      </Button>
    </form>
  );
}

function priceFaultOf(
  fault: NumberFault,
  { words, form }: { readonly words: WasteMessages['board']; readonly form: WasteMessages['form'] },
): string {
  if (fault === 'too-high') return form.faults['too-high'](MONEY_LIMITS.most);
  return fault === 'not-a-number' ? words.priceNumber : words.priceMissing;
}
