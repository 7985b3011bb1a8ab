import { Button, SectionCard } from '@thela/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { Banner, failureNotice, useAttempt } from '@thela/session';
import type { AccountPageProps } from '../account-page-props';
import { RemovalQuestion } from '../removal-question';
import { useMessages } from './messages';
import type { SectionProps } from './section-props';

export interface DevicesSectionProps extends SectionProps, Pick<AccountPageProps, 'onLogout'> {}

/** The sessions of the person on other devices, and how they end. */
export function DevicesSection({ server, notify, onLogout }: DevicesSectionProps) {
  const words = useMessages().devices;
  const { fault, isBusy, run } = useAttempt('profile');
  const [isAsking, setAsking] = useState(false);
  const everywhere = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) everywhere.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const endOthers = async () => {
    if (!(await run(server.signOutOthers))) return;
    notify.show({ kind: 'success', message: words.othersDone, urgency: 'polite' });
  };
  const endAll = async () => {
    // The others first: this one asks about the copy of the stall, and waits for no network.
    if (await run(server.signOutOthers)) onLogout();
  };
  return (
    <SectionCard heading={words.heading}>
      <p className="mb-4">{words.text}</p>
      {isAsking ? (
        <RemovalQuestion
          question={words.ask}
          text={words.everywhereText}
          keep={words.stay}
          action={isBusy ? words.working : words.everywhere}
          isBusy={isBusy}
          fault={<Banner notice={failureNotice(fault)} className="" />}
          onKeep={() => setAsking(false)}
          onConfirm={() => void endAll()}
        />
      ) : (
        <>
          <Banner notice={failureNotice(fault)} />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              className="w-full sm:w-auto"
              aria-disabled={isBusy}
              onClick={() => void endOthers()}
            >
              {isBusy ? words.working : words.others}
            </Button>
            <Button
              ref={everywhere}
              variant="secondary"
              className="w-full text-chilli sm:w-auto"
              onClick={() => setAsking(true)}
            >
              {words.everywhere}
            </Button>
          </div>
        </>
      )}
    </SectionCard>
  );
}
