import { useWords } from '@thela/language';
import { Button } from '@thela/ui';
import { useState } from 'react';
import {
  Banner,
  failureNotice,
  useAttempt,
  useSecondFactorMessages as useFactorMessages,
} from '@thela/session';
import type { GetAuth } from '@thela/session';
import { focusOnMount } from '../focus-on-mount';
import { RemovalQuestion } from '../removal-question';
import { removeFactor } from './factors';
import type { SecondFactor } from './factors';
import { KindIcon } from './kind-icon';
import { useMessages } from './messages';
import { SHOWN_DATE } from './security-parts';

/** So many digits of a number show which one it is, also to nobody who looks over a shoulder. */
const SHOWN_DIGITS = 4;

export interface FactorRowProps {
  readonly factor: SecondFactor;
  readonly isLast: boolean;
  readonly getAuth: GetAuth;
  readonly onRemoved: (name: string) => Promise<void>;
}

export function FactorRow({ factor, isLast, getAuth, onRemoved }: FactorRowProps) {
  const messages = useMessages();
  const words = messages.remove;
  const { moment } = useWords();
  const [asked, setAsked] = useState<'never' | 'asking' | 'kept'>('never');
  const isAsking = asked === 'asking';
  const { isBusy, fault, run } = useAttempt('security');
  const { id, kind, phone, since } = factor;
  const kindName = useFactorMessages().kinds[kind];
  const name = factor.name || kindName;
  const remove = async () => {
    if (await run(() => removeFactor(getAuth, id))) await onRemoved(name);
  };
  const details = [
    name === kindName ? '' : kindName,
    phone ? messages.numberEnding(phone.slice(-SHOWN_DIGITS)) : '',
    messages.since(moment(since, SHOWN_DATE)),
  ];
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-[min(100%,12rem)] flex-1 items-center gap-4">
          <KindIcon kind={kind} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-soft">{details.filter(Boolean).join(' · ')}</p>
          </div>
        </div>
        {isAsking ? null : (
          <Button
            variant="secondary"
            // Whoever did not remove it comes back to the button.
            ref={asked === 'kept' ? focusOnMount : null}
            aria-label={words.named(name)}
            onClick={() => setAsked('asking')}
          >
            {words.action}
          </Button>
        )}
      </div>
      {isAsking ? (
        <RemovalQuestion
          question={words.question(name)}
          text={isLast ? words.last : words.text}
          keep={messages.cancel}
          action={isBusy ? words.working : words.action}
          isBusy={isBusy}
          fault={<Banner notice={failureNotice(fault)} className="" />}
          onKeep={() => setAsked('kept')}
          onConfirm={() => void remove()}
        />
      ) : null}
    </li>
  );
}
