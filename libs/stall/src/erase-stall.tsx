import { useStore } from '@thela/contract';
import { PageHeader } from '@thela/ui';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { stallPath, TypedConfirmation } from '@thela/page';
import BackupFirst from './backup-first';
import { useMessages } from './messages';
import { clearSetUpDraft } from './set-up-draft';
import type { StallPageProps } from './stall-page-props';

/** For a stall without a name. In every language: not each phone has a keyboard for other letters than these. */
export const ERASE = 'ERASE';

/** Erases everything of the stall from this phone: offers a copy first, and asks for the stall's name. */
export function EraseStall(props: StallPageProps) {
  const { stall: store, records, notify, accountStall } = props;
  const messages = useMessages();
  const stall = useStore(store);
  const { sync } = useStore(accountStall.state);
  const navigate = useNavigate();
  const word = stall.name || ERASE;

  async function erase(): Promise<string | null> {
    const isErased = await records.eraseAll().catch(() => false);
    if (!isErased) return messages.erase.failed;
    clearSetUpDraft(records);
    notify.show({ kind: 'success', message: messages.erase.done, urgency: 'polite' });
    await navigate('/');
    return null;
  }

  return (
    <>
      <ErasePreface {...props} title={messages.erase.title} text={messages.erase.text}>
        {sync.status === 'phone' ? null : <p className="mt-2">{messages.erase.accountStays}</p>}
      </ErasePreface>
      <TypedConfirmation
        word={word}
        label={messages.erase.label(word)}
        mismatch={messages.erase.mismatch(word)}
        action={messages.erase.action}
        working={messages.erase.erasing}
        keep={messages.erase.keep}
        onKeep={() => void navigate(stallPath)}
        onConfirm={erase}
      />
    </>
  );
}

export interface ErasePrefaceProps extends Pick<StallPageProps, 'stall' | 'ledger' | 'records'> {
  readonly title: string;
  readonly text: string;
  /** What is said below the count. */
  readonly children?: ReactNode;
}

/** What will be erased, and a copy of it first. */
export function ErasePreface({ title, text, children, ...props }: ErasePrefaceProps) {
  const messages = useMessages();
  const stall = useStore(props.stall);
  const { events } = useStore(props.records.health);
  return (
    <>
      <PageHeader icon={<Trash className="size-7" />} title={title} subtitle={text}>
        {events === null ? null : (
          <p className="mt-2 font-semibold">
            {events === 0 ? messages.erase.nothing : messages.erase.count(events)}
          </p>
        )}
        {children}
      </PageHeader>
      <BackupFirst ledger={props.ledger} records={props.records} stall={stall} />
    </>
  );
}
