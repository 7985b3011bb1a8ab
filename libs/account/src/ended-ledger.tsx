import { useStore } from '@thela/contract';
import { Button } from '@thela/ui';
import type { SyncStatus } from '@thela/records';
import type { AccountPageProps } from './account-page-props';
import { FaultNote } from './fault-note';
import { unsentIn } from '@thela/records';
import { useMessages } from './messages';
import { RemoveLedger } from './remove-ledger';
import { useServerAction } from '@thela/records/server-calls';

export interface EndedLedgerProps extends Pick<
  AccountPageProps,
  'accountStall' | 'ledger' | 'records' | 'notify'
> {
  readonly keeping: SyncStatus;
}

/** What becomes of the copy of a stall that was erased, or at which the person no longer helps. */
export function EndedLedger({ keeping, accountStall, ledger, records, notify }: EndedLedgerProps) {
  const words = useMessages().ended;
  const { separateEvents } = useStore(accountStall.state);
  const { fault, run } = useServerAction();
  async function decide(copy: 'keep' | 'remove') {
    await accountStall.afterEnd(copy);
    const message = copy === 'keep' ? words.saved : words.removed;
    notify.show({ kind: 'success', message, urgency: 'polite' });
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-3 font-bold">{words.heading}</h3>
      {separateEvents > 0 ? (
        <p>{words.notKept}</p>
      ) : (
        <Button className="w-full" onClick={() => void run(() => decide('keep'))}>
          {words.keep}
        </Button>
      )}
      <FaultNote text={fault} />
      <RemoveLedger
        unsent={unsentIn(keeping)}
        ledger={ledger}
        records={records}
        action={words.remove}
        onRemove={() => decide('remove')}
      />
    </div>
  );
}
