import { useStore } from '@thela/contract';
import { TIME, useWords } from '@thela/language';
import { Button, Chip, SectionCard } from '@thela/ui';
import { useState } from 'react';
import type { Member } from '@thela/records';
import { RemovalQuestion } from '../removal-question';
import { AccountAddress } from './account-address';
import { InviteHelper } from './invite-helper';
import type { MembersProps } from './members-props';
import { useMessages } from './messages';
import { userOf } from './user-of';
import { useFaultText, useServerAction, useServerRead } from '@thela/records/server-calls';
import { FaultNote } from '../fault-note';

const DATE = { day: 'numeric', month: 'long' } as const;
const MOMENT = { ...DATE, ...TIME } as const;

/** Who works at the stall: the owner removes helpers here, and invites them. */
export function People({ accountStall, session, stall, notify }: MembersProps) {
  const messages = useMessages();
  const me = userOf(useStore(session));
  const { members: read, removeMember } = accountStall;
  const faultText = useFaultText();
  const { state, refresh } = useServerRead(read, accountStall.state);
  const remove = async ({ member, name }: Member) => {
    await removeMember(member);
    notify.show({ kind: 'success', message: messages.remove.done(name), urgency: 'polite' });
    void refresh();
  };
  return (
    <SectionCard heading={messages.heading}>
      {state.status === 'loading' ? <p role="status">{messages.loading}</p> : null}
      {state.status === 'failure' ? (
        <FaultNote text={faultText(state.error)} className="" onRetry={refresh} />
      ) : null}
      {state.status === 'success' ? (
        <PeopleList people={state.value} me={me} onRemove={remove} />
      ) : null}
      <InviteHelper invite={accountStall.invite} stall={stall} notify={notify} />
    </SectionCard>
  );
}

interface PeopleListProps {
  readonly people: readonly Member[];
  /** Id of who is signed in. */
  readonly me: string | null;
  readonly onRemove: (person: Member) => Promise<void>;
}

function PeopleList({ people, me, onRemove }: PeopleListProps) {
  const messages = useMessages();
  const isAlone = people.every(({ role, removedAt }) => role === 'owner' || removedAt !== null);
  return (
    <>
      <ul className="divide-y divide-line/70">
        {people.map((person) => (
          <Person
            key={person.member}
            person={person}
            isMe={person.member === me}
            onRemove={() => onRemove(person)}
          />
        ))}
      </ul>
      {isAlone ? <p className="mt-3">{messages.alone}</p> : null}
    </>
  );
}

interface PersonProps {
  readonly person: Member;
  readonly isMe: boolean;
  readonly onRemove: () => Promise<void>;
}

function Person({ person, isMe, onRemove }: PersonProps) {
  const messages = useMessages();
  const { moment } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, fault, run, clear } = useServerAction();
  const { name, email, role, since, removedAt, lastPush } = person;
  const shownName = isMe ? messages.you : name || email;
  const remove = async () => {
    if (await run(onRemove)) setAsking(false);
  };
  const isHere = removedAt === null;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-[min(100%,12rem)] flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold wrap-anywhere">{shownName}</span>
            <Chip>{messages.roles[role]}</Chip>
          </p>
          <AccountAddress email={email} name={shownName} />
          <p className="text-sm text-ink-soft">
            {[
              isHere
                ? messages.since(moment(since, DATE))
                : messages.removedOn(moment(removedAt, DATE)),
              lastPush === null ? messages.noEntry : messages.lastEntry(moment(lastPush, MOMENT)),
            ].join(' · ')}
          </p>
        </div>
        {role === 'helper' && isHere && !isAsking ? (
          <Button
            variant="secondary"
            aria-label={messages.remove.named(shownName)}
            onClick={() => setAsking(true)}
          >
            {messages.remove.action}
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <RemovalQuestion
          question={messages.remove.question(shownName)}
          text={messages.remove.text}
          keep={messages.remove.keep}
          action={messages.remove.named(shownName)}
          isBusy={isBusy}
          fault={<FaultNote text={fault} className="" />}
          onConfirm={() => void remove()}
          onKeep={() => {
            clear();
            setAsking(false);
          }}
        />
      ) : null}
    </li>
  );
}
