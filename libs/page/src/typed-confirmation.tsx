import { Button, Card, TextField } from '@thela/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { nameKey } from '@thela/text';

export interface TypedConfirmationProps {
  /** What must be typed. */
  readonly word: string;
  /** Whether it was typed before the page was left for a moment. */
  readonly isTyped?: boolean;
  readonly label: string;
  /** Says that something else was typed. */
  readonly mismatch: string;
  readonly action: string;
  /** On the button while it is done. */
  readonly working: string;
  /** The button that leads back: without it, the question stands within another card. */
  readonly keep?: string;
  readonly onKeep?: () => void;
  /**
   * Called once the word is typed.
   *
   * @returns why it could not be done, `null` when it is done
   */
  readonly onConfirm: () => Promise<string | null>;
}

/** Asks for a word before something is done that cannot be undone. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const [entered, setTyped] = useState<string | null>(null);
  // The name of a stall may come after the page.
  const typed = entered ?? (props.isTyped ? props.word : '');
  const [state, setState] = useState<'idle' | 'mismatch' | 'working'>('idle');
  const [fault, setFault] = useState<string | null>(null);
  const Frame = props.keep ? Card : 'div';

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'working') return;
    setFault(null);
    if (!isSame(typed, props.word)) {
      setState('mismatch');
      return event.currentTarget.querySelector('input')?.focus();
    }
    setState('working');
    setFault(await props.onConfirm());
    setState('idle');
  }

  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <Frame className={props.keep ? 'max-w-text p-4 sm:p-6' : ''}>
        <TextField
          label={props.label}
          fault={state === 'mismatch' ? props.mismatch : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setState('idle');
          }}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
        />
      </Frame>
      <div className="mt-6 flex max-w-text flex-col gap-3 sm:flex-row sm:justify-end">
        {props.keep ? (
          <Button variant="secondary" onClick={props.onKeep}>
            {props.keep}
          </Button>
        ) : null}
        <Button variant="danger" type="submit" aria-disabled={state === 'working'}>
          {state === 'working' ? props.working : props.action}
        </Button>
      </div>
      {fault === null ? null : (
        <p role="alert" className="mt-3 max-w-text font-medium text-chilli">
          {fault}
        </p>
      )}
    </form>
  );
}

/** Capitals and spaces do not count: a phone's keyboard puts in its own. */
function isSame(typed: string, word: string): boolean {
  return nameKey(typed) === nameKey(word);
}
