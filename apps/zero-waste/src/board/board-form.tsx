import type { Store } from '@thela/contract';
import { useStore } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { Stall } from '@thela/ledger';
import { Button, Field } from '@thela/ui';
import { useRef, useState } from 'react';
import { MONEY_LIMITS, parseNumber, readableText, singleSpaces } from '@thela/text';
import type { NumberFault } from '@thela/text';
import { useWasteMessages } from '../waste/messages';
import type { WasteMessages } from '../waste/messages';
import { freeName, LONGEST_NAME, namesake } from './board-entry';

export interface BoardFormProps {
  readonly stall: Store<Stall>;
  readonly recipeName: string;
  /** Whether it is being put on the board. */
  readonly isWaiting: boolean;
  readonly onPut: (name: string, price: number) => void;
}

/** Name and price of a special. */
export function BoardForm({ stall, recipeName, isWaiting, onPut }: BoardFormProps) {
  const { board: words, form } = useWasteMessages();
  const names = useTranslatedNames();
  const stored = useStore(stall);
  const stalls = [stored, names.inStall(stored)];
  const [name, setName] = useState(() => freeName(plainName(recipeName), stalls));
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const priceField = useRef<HTMLInputElement>(null);
  const usedName = namesake(name, stalls);
  const nameFault =
    plainName(name) === ''
      ? words.nameMissing
      : usedName === null
        ? null
        : words.nameTaken(usedName);
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
          maxLength={LONGEST_NAME}
          value={name}
          fault={nameFault}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Field
          ref={priceField}
          label={words.price}
          inputMode="decimal"
          enterKeyHint="done"
          maxLength={20}
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

/** What can be seen of a name, without what makes a word bold. */
function plainName(name: string): string {
  return singleSpaces(readableText(name).replaceAll('**', ''));
}

function priceFaultOf(
  fault: NumberFault,
  { words, form }: { readonly words: WasteMessages['board']; readonly form: WasteMessages['form'] },
): string {
  if (fault === 'too-high') return form.faults['too-high'](MONEY_LIMITS.most);
  return fault === 'not-a-number' ? words.priceNumber : words.priceMissing;
}
