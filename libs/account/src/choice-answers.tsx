import type { Store } from '@thela/contract';
import type { StallDay } from '@thela/ledger';
import { Button, SectionCard } from '@thela/ui';
import { useState } from 'react';
import { downloadRecords } from '@thela/page';
import type { AccountStall, Membership } from '@thela/records';
import { FaultNote } from './fault-note';
import { useMessages } from './messages';
import { useServerAction } from '@thela/records/server-calls';

export interface ChoiceAnswersProps extends Pick<AccountStall, 'exportPhoneLedger'> {
  /** Entries of this phone's own records. */
  readonly own: number;
  /** The account's stall that is meant. */
  readonly chosen: Membership;
  readonly isWorking: boolean;
  readonly today: Store<StallDay>;
  readonly onAnswer: (answer: Parameters<AccountStall['choose']>[0]) => void;
}

/** What can become of two sets of records, each with what it means. */
export function ChoiceAnswers({ chosen, isWorking, onAnswer, ...own }: ChoiceAnswersProps) {
  const messages = useMessages();
  const words = messages.choice;
  const action = (text: string) => (isWorking ? words.working : text);
  return (
    <>
      {/* Nobody can put their own records into a stall of somebody else. */}
      {chosen.role === 'owner' ? (
        <SectionCard heading={words.join.heading}>
          <p className="mb-4">{words.join.text(chosen.name || messages.stalls.unnamed)}</p>
          <Button className="w-full" aria-disabled={isWorking} onClick={() => onAnswer('join')}>
            {action(words.join.action)}
          </Button>
        </SectionCard>
      ) : null}
      <SectionCard heading={words.apart.heading}>
        <p className="mb-4">{words.apart.text}</p>
        <Button
          variant="secondary"
          className="w-full"
          aria-disabled={isWorking}
          onClick={() => onAnswer('keep-apart')}
        >
          {action(words.apart.action)}
        </Button>
      </SectionCard>
      {/* What came meanwhile has to be saved, too. */}
      <UseAccount key={own.own} {...own} isWorking={isWorking} onAnswer={onAnswer} />
    </>
  );
}

/** The phone's own records go: their file comes first. */
function UseAccount({
  own,
  isWorking,
  today,
  exportPhoneLedger,
  onAnswer,
}: Omit<ChoiceAnswersProps, 'chosen'>) {
  const words = useMessages().choice;
  const { fault, run } = useServerAction();
  const [state, setState] = useState<'unsaved' | 'asked' | 'saved'>('unsaved');
  const save = async () => {
    await downloadRecords({ exportText: exportPhoneLedger }, today.getSnapshot());
    setState('saved');
  };
  return (
    <SectionCard heading={words.account.heading}>
      <p className="mb-4">{words.account.text(own)}</p>
      <div className="flex flex-col gap-3">
        <Button variant="secondary" onClick={() => void run(save)}>
          {words.account.save}
        </Button>
        <Button
          variant="danger"
          aria-disabled={isWorking || state !== 'saved'}
          onClick={() => {
            if (state === 'saved') onAnswer('use-account');
            else setState('asked');
          }}
        >
          {isWorking ? words.working : words.account.action}
        </Button>
      </div>
      <FaultNote text={fault ?? (state === 'asked' ? words.account.saveFirst : null)} />
    </SectionCard>
  );
}
