import { Button, TextField } from '@thela/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { FactorKind } from '@thela/session';
import { useSecondFactorMessages as useFactorMessages } from '@thela/session';
import { FaultNote } from './fault-note';
import { freeName, isTaken, MAX_NAME_CHARS } from './free-name';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { SecurityError } from './security-fault';
import type { SetUpProps } from './set-up-props';
import { useAttempt } from './use-attempt';

export interface NameStepProps extends Pick<SetUpProps, 'security' | 'onCancel' | 'onOff'> {
  readonly kind: FactorKind;
  readonly action: string;
  readonly working: string;
  /** Goes on with the name. */
  readonly onName: (name: string) => Promise<void>;
  /** Stands above the name. */
  readonly children?: ReactNode;
}

/** The first step of a set-up: what it does to other sessions, and how the new one is called. */
export function NameStep(props: NameStepProps) {
  const { kind, security, action, working, onName, onCancel, onOff, children } = props;
  const messages = useMessages();
  const words = messages.setUp;
  const kindName = useFactorMessages().kinds[kind];
  const { isBusy, fault, run } = useAttempt();
  const taken = security.factors.map(({ name }) => name);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: freeName(kind === 'phone' ? messages.phoneName : kindName, taken) },
  });
  const goOn = handleSubmit(async ({ name }) => {
    await run(async () => {
      try {
        await onName(name.trim());
      } catch (error) {
        if (!(error instanceof SecurityError) || error.fault !== 'off') throw error;
        onOff();
      }
    });
  });
  return (
    <form
      noValidate
      aria-label={kindName}
      onSubmit={(event) => void goOn(event)}
      className="grid gap-4"
    >
      {children}
      <TextField
        label={words.name}
        hint={<p className="mt-1 text-ink-soft">{words.nameHint}</p>}
        maxLength={MAX_NAME_CHARS}
        autoComplete="off"
        fault={nameFaultWords(formState.errors.name?.message, messages)}
        {...register('name', { validate: (name) => nameFault(name, taken) ?? true })}
      />
      {/* Beside another one all sessions have the higher level already. */}
      {taken.length === 0 ? <p className="max-w-text">{words.others}</p> : null}
      <FaultNote fault={fault} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow sm:grow-0" aria-disabled={isBusy}>
          {isBusy ? working : action}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}

type NameFault = 'nameRequired' | 'nameTaken';

function nameFault(name: string, taken: readonly string[]): NameFault | null {
  if (name.trim() === '') return 'nameRequired';
  return isTaken(name, taken) ? 'nameTaken' : null;
}

function nameFaultWords(fault: string | undefined, { setUp, faults }: Messages) {
  if (fault === undefined) return undefined;
  return fault === 'nameTaken' ? faults.nameTaken : setUp.nameRequired;
}
