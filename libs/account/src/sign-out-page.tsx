import { useStore } from '@thela/contract';
import { Button, PageHeader, SectionCard } from '@thela/ui';
import LogOut from 'lucide-react/icons/log-out';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { unsentIn } from '@thela/records';
import { accountPath } from '@thela/page';
import type { AccountPageProps } from './account-page-props';
import { FaultNote } from './fault-note';
import { useMessages } from './messages';
import { RemoveLedger } from './remove-ledger';
import { useServerAction } from '@thela/records/server-calls';

/** Asks what becomes of the account ledger on this phone, and signs out. Nothing of it waits for a network. */
export function SignOutPage({ accountStall, ledger, records, notify }: AccountPageProps) {
  const messages = useMessages();
  const words = messages.signOut;
  const navigate = useNavigate();
  // Opened by its address: there is no page of ours to go back to.
  const isFirstPage = useLocation().key === 'default';
  const { sync, stall } = useStore(accountStall.state);
  const { fault, run } = useServerAction();
  const [isLeaving, setLeaving] = useState(false);

  async function signOut(copy: 'keep' | 'remove') {
    // Afterwards there is no copy to ask about.
    setLeaving(true);
    try {
      await accountStall.signOut(copy);
    } catch (error) {
      setLeaving(false);
      throw error;
    }
    const message = copy === 'keep' ? words.signedOutKept : words.signedOutRemoved;
    notify.show({ kind: 'success', message, urgency: 'polite' });
    await navigate('/');
  }
  useSyncOnOpen(accountStall.syncNow);

  if (stall === null && !isLeaving) return <Navigate to={accountPath} replace />;
  return (
    <>
      <PageHeader icon={<LogOut className="size-7" />} title={words.title} subtitle={words.text} />
      <div className="grid max-w-text gap-6">
        <SectionCard heading={words.keep.heading}>
          <p className="mb-4">{words.keep.text}</p>
          <Button className="w-full" onClick={() => void run(() => signOut('keep'))}>
            {words.keep.action}
          </Button>
          <FaultNote text={fault} />
        </SectionCard>
        <SectionCard heading={words.remove.heading}>
          <p>{words.remove.text}</p>
          <RemoveLedger
            unsent={unsentIn(sync)}
            ledger={ledger}
            records={records}
            action={words.remove.action}
            onRemove={() => signOut('remove')}
          />
        </SectionCard>
        <Button
          variant="secondary"
          onClick={() => void (isFirstPage ? navigate('/') : navigate(-1))}
        >
          {words.stay}
        </Button>
      </div>
    </>
  );
}

/** What is unsent may go now, so that less is left to ask about. */
function useSyncOnOpen(syncNow: () => Promise<void>) {
  useEffect(() => {
    syncNow().catch(() => {});
  }, [syncNow]);
}
