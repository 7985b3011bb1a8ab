import { Button, TextField } from '@thela/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { FactorKind } from '@thela/session';
import {
  attemptText,
  Banner,
  failureNotice,
  useAttempt,
  useAuthMessages,
  useSecondFactorMessages as useFactorMessages,
} from '@thela/session';
import { freeName, nameKey, normaliseText, parseName } from '@thela/text';
import { useMessages } from './messages';
import { MAX_NAME_CHARS } from './security-parts';
import type { SecurityPartProps } from './security-parts';

export interface NameStepProps extends Pick<SetUpProps, 'security' | 'onCancel' | 'onOff'> {
  readonly kind: FactorKind;
  readonly action: string;
  readonly working: string;
  /** Goes on with the name. The signal ends when the person leaves. */
  readonly onName: (name: string, signal: AbortSignal) => Promise<void>;
  readonly children?: ReactNode;
}

/** The first step of a set-up: what it does to other sessions, and how the new one is called. */
export function NameStep(props: NameStepProps) {
  const { kind, security, action, working, onName, onCancel, onOff, children } = props;
  const messages = useMessages();
  const words = messages.setUp;
  const kindName = useFactorMessages().kinds[kind];
  const { isBusy, fault, run } = useAttempt('security');
  const taken = security.factors.map(({ name }) => name);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: freeName(kind === 'phone' ? messages.phoneName : kindName, taken) },
  });
  const nameFault = formState.errors.name?.message;
  const { nameTaken } = useAuthMessages().notices;
  const goOn = handleSubmit(async ({ name }) => {
    await run(async (signal) => {
      try {
        await onName(normaliseText(name), signal);
      } catch (error) {
        if (attemptText('security', error) !== 'notOffered') throw error;
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
        fault={nameFault && (nameFault === 'nameTaken' ? nameTaken : words.nameRequired)}
        {...register('name', { validate: (name) => faultOf(name, taken) ?? true })}
      />
      {/* Beside another one all sessions have the higher level already. */}
      {taken.length === 0 ? <p className="max-w-text">{words.others}</p> : null}
      <Banner notice={failureNotice(fault)} className="" />
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

function faultOf(name: string, taken: readonly string[]): string | null {
  if (parseName(name).fault) return 'nameRequired';
  return taken.some((other) => nameKey(other) === nameKey(name)) ? 'nameTaken' : null;
}

export interface SetUpProps extends Omit<SecurityPartProps, 'refresh'> {
  /** Gets the name of what is set up now. */
  readonly onDone: (name: string) => Promise<void>;
  readonly onCancel: () => void;
  /** The project does not offer this kind. */
  readonly onOff: () => void;
}
