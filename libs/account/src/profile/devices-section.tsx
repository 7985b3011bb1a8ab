import { Button, SectionCard } from '@thela/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '@thela/session';
import type { AccountPageProps } from '../account-page-props';
import { RemovalQuestion } from '../removal-question';
import { useMessages } from './messages';
import type { SectionProps } from './section-props';
import { useChange } from './use-change';

export interface DevicesSectionProps extends SectionProps, Pick<AccountPageProps, 'onLogout'> {}

/** The sessions of the person on other devices, and how they end. */
export function DevicesSection({ server, notify, onLogout }: DevicesSectionProps) {
  const words = useMessages().devices;
  const { fault, isWorking, run } = useChange();
  const [isAsking, setAsking] = useState(false);
  const everywhere = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) everywhere.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const banner = fault === null ? null : <Banner notice={{ tone: 'error', text: fault }} />;
  const endOthers = () =>
    run(server.signOutOthers, () =>
      notify.show({ kind: 'success', message: words.othersDone, urgency: 'polite' }),
    );
  return (
    <SectionCard heading={words.heading}>
      <p className="mb-4">{words.text}</p>
      {isAsking ? (
        <RemovalQuestion
          question={words.ask}
          text={words.everywhereText}
          keep={words.stay}
          action={isWorking ? words.working : words.everywhere}
          isBusy={isWorking}
          fault={banner}
          onKeep={() => setAsking(false)}
          // The others first: this one asks about the copy of the stall, and waits for no network.
          onConfirm={() => void run(server.signOutOthers, onLogout)}
        />
      ) : (
        <>
          {banner}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              className="w-full sm:w-auto"
              aria-disabled={isWorking}
              onClick={() => void endOthers()}
            >
              {isWorking ? words.working : words.others}
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
