import { Button, SectionCard } from '@thela/ui';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { Banner, canUsePasskeys, failureNotice, useAttempt } from '@thela/session';
import { useMessages } from './messages';
import { PasskeyRow } from './passkey-row';
import { addPasskey } from './passkeys';
import type { Passkey } from './passkeys';
import { SectionIntro, useSection } from './section-intro';
import type { SecurityPartProps } from './security-parts';

export interface PasskeysCardProps extends SecurityPartProps {
  readonly passkeys: readonly Passkey[];
}

export function PasskeysCard(props: PasskeysCardProps) {
  const { security, passkeys, getAuth, refresh } = props;
  const messages = useMessages();
  const words = messages.passkeys;
  const { isBusy, fault, run, clear } = useAttempt('security');
  const [renamed, setRenamed] = useState('');
  const { intro, announce, focus } = useSection(props);

  const add = () =>
    run(async (signal) => {
      const taken = passkeys.map(({ name }) => name);
      const { name } = await addPasskey(getAuth, taken, words.defaultName, signal);
      await announce(words.added(name));
    });

  return (
    <SectionCard heading={words.heading}>
      <SectionIntro ref={intro} label={words.heading}>
        <p className="max-w-text">{`${words.text} ${security.factors.length > 0 ? words.alsoFactor : ''}`}</p>
        {passkeys.length > 0 ? (
          <ul aria-label={words.list} className="mt-3 divide-y divide-line/70">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                getAuth={getAuth}
                onRenamed={async (name) => {
                  clear();
                  setRenamed(words.renamed(name));
                  await refresh();
                }}
                onRemoved={async (name) => {
                  clear();
                  await announce(messages.remove.done(name));
                  focus();
                }}
              />
            ))}
          </ul>
        ) : null}
      </SectionIntro>
      {/* What was renamed is in sight. */}
      <p role="status" className="sr-only">
        {renamed}
      </p>
      <div className="mt-4 grid gap-3 border-t border-line pt-4">
        <Banner notice={failureNotice(fault)} className="" />
        {canUsePasskeys() ? (
          <Button
            variant="secondary"
            className="w-full justify-self-start sm:w-auto"
            aria-disabled={isBusy}
            onClick={() => void add()}
          >
            <Fingerprint aria-hidden="true" className="size-5" />
            <span>{isBusy ? words.adding : words.add}</span>
          </Button>
        ) : (
          <p className="max-w-text">{words.unable}</p>
        )}
      </div>
    </SectionCard>
  );
}
