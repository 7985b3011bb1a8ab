import { useWords } from '@thela/language';
import { Button } from '@thela/ui';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { Banner, failureNotice, useAttempt } from '@thela/session';
import type { GetAuth } from '@thela/session';
import { focusOnMount } from '../focus-on-mount';
import { RemovalQuestion } from '../removal-question';
import { useMessages } from './messages';
import { removePasskey, renamePasskey } from './passkeys';
import type { Passkey } from './passkeys';
import { RenameForm } from './rename-form';
import { SHOWN_DATE } from './security-parts';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly getAuth: GetAuth;
  readonly onRenamed: (name: string) => Promise<void>;
  readonly onRemoved: (name: string) => Promise<void>;
}

/** What is being done with a row; after it the focus returns to its button. */
type Doing = 'nothing' | 'renaming' | 'renamed' | 'removing' | 'kept';

export function PasskeyRow({ passkey, getAuth, onRenamed, onRemoved }: PasskeyRowProps) {
  const messages = useMessages();
  const words = messages.passkeys;
  const { moment } = useWords();
  const [doing, setDoing] = useState<Doing>('nothing');
  const { isBusy, fault, run } = useAttempt('security');
  const { id, since, lastUsed } = passkey;
  const name = passkey.name || words.defaultName;
  const remove = async () => {
    if (await run(() => removePasskey(getAuth, id))) await onRemoved(name);
  };
  const isOpen = doing === 'renaming' || doing === 'removing';
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-[min(100%,12rem)] flex-1 items-center gap-4">
          <Fingerprint aria-hidden="true" className="size-6 shrink-0 text-flame" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-soft">
              {[
                messages.since(moment(since, SHOWN_DATE)),
                ...(lastUsed === null ? [] : [messages.lastUsed(moment(lastUsed, SHOWN_DATE))]),
              ].join(' · ')}
            </p>
          </div>
        </div>
        {isOpen ? null : (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              ref={doing === 'renamed' ? focusOnMount : null}
              aria-label={words.renameNamed(name)}
              onClick={() => setDoing('renaming')}
            >
              {words.rename}
            </Button>
            <Button
              variant="secondary"
              ref={doing === 'kept' ? focusOnMount : null}
              aria-label={messages.remove.named(name)}
              onClick={() => setDoing('removing')}
            >
              {messages.remove.action}
            </Button>
          </div>
        )}
      </div>
      {doing === 'renaming' ? (
        <RenameForm
          name={name}
          onName={async (next) => {
            await renamePasskey(getAuth, id, next);
            await onRenamed(next);
            setDoing('renamed');
          }}
          onCancel={() => setDoing('renamed')}
        />
      ) : null}
      {doing === 'removing' ? (
        <RemovalQuestion
          question={messages.remove.question(name)}
          text={words.removeText}
          keep={messages.cancel}
          action={isBusy ? messages.remove.working : messages.remove.action}
          isBusy={isBusy}
          fault={<Banner notice={failureNotice(fault)} className="" />}
          onKeep={() => setDoing('kept')}
          onConfirm={() => void remove()}
        />
      ) : null}
    </li>
  );
}
