import { useWords } from '@thela/language';
import { Button, SectionCard } from '@thela/ui';
import { useToday } from '@thela/ui/use-today';
import type { ReactNode } from 'react';
import type { ClockFault, SyncStatus } from '@thela/records';
import { accountPagePath, TextLink } from '@thela/page';
import { clockText } from './clock-text';
import { FaultNote } from './fault-note';
import { HeldBack } from './held-back';
import { SyncStatusIcon } from './sync-status-icon';
import { syncStatusText, waitingIn } from './sync-status-text';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { useServerAction } from '@thela/records/server-calls';

export interface SyncStatusCardProps {
  readonly keeping: SyncStatus;
  readonly clock: ClockFault | null;
  /** Events of the phone's own that stay on it although somebody is signed in. */
  readonly apart: number;
  readonly isSignedIn: boolean;
  /** Whether the vendor's own records are shown, not samples. */
  readonly hasRecords: boolean;
  readonly onSync: () => Promise<void>;
  /** What to decide now. */
  readonly children: ReactNode;
}

/** All there is to say of where the records are. */
export function SyncStatusCard(props: SyncStatusCardProps) {
  const { keeping, clock, apart, onSync, children } = props;
  const messages = useMessages();
  const words = useWords();
  const today = useToday();
  const explanation = explanationOf(props, messages);
  return (
    <SectionCard heading={messages.keeping.heading}>
      <p className="flex items-start gap-3 text-lg font-semibold">
        <SyncStatusIcon keeping={keeping} className="mt-0.5 size-7 text-flame" />
        <span className="min-w-0 flex-1">{syncStatusText(keeping, messages, words, today)}</span>
      </p>
      {explanation === '' ? null : <p className="mt-2">{explanation}</p>}
      <HeldBack keeping={keeping} />
      {clock ? (
        <p className="mt-3 font-semibold text-chilli">
          {clockText(clock, messages.notices, words)}
        </p>
      ) : null}
      {keeping.status === 'choice' ? (
        <TextLink to={accountPagePath('choice')}>{messages.notices.choose}</TextLink>
      ) : null}
      {apart > 0 && keeping.status !== 'choice' ? (
        <>
          {keeping.status === 'phone' ? null : (
            <p className="mt-3">{messages.keeping.apart(apart)}</p>
          )}
          <TextLink to={accountPagePath('choice')}>{messages.notices.choose}</TextLink>
        </>
      ) : null}
      {canSync.has(keeping.status) ? <SyncNow onSync={onSync} /> : null}
      {children}
    </SectionCard>
  );
}

const canSync: ReadonlySet<SyncStatus['status']> = new Set([
  'looking',
  'fetching',
  'saved',
  'pending',
]);

function explanationOf(
  { keeping, isSignedIn, hasRecords }: SyncStatusCardProps,
  { keeping: texts, notices }: Messages,
): string {
  switch (keeping.status) {
    case 'phone':
      if (!isSignedIn) return texts.phone;
      return hasRecords ? texts.phoneApart : texts.phoneSignedIn;
    case 'pending':
      return keeping.unsent.count === 0 || waitingIn(keeping) > 0 ? texts.pending : '';
    case 'signed-out':
      return texts.signedOut;
    case 'ended':
      return notices[keeping.why];
    default:
      return texts[keeping.status];
  }
}

function SyncNow({ onSync }: Pick<SyncStatusCardProps, 'onSync'>) {
  const { keeping } = useMessages();
  const { isBusy, fault, run } = useServerAction();
  return (
    <>
      <Button
        variant="secondary"
        className="mt-4"
        aria-disabled={isBusy}
        onClick={() => void run(onSync)}
      >
        {isBusy ? keeping.syncing : keeping.syncNow}
      </Button>
      <FaultNote text={fault} />
    </>
  );
}
