import { useStore } from '@thela/contract';
import { PageHeader, SectionCard } from '@thela/ui';
import Store from 'lucide-react/icons/store';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { accountPath, TextLink, ToolSkeleton } from '@thela/page';
import type { AccountStall, AccountStallState, SyncStatus, StallId } from '@thela/records';
import type { AccountPageProps } from './account-page-props';
import { ChoiceAnswers } from './choice-answers';
import { FaultNote } from './fault-note';
import { useMessages } from './messages';
import { WhichStall } from './which-stall';
import { useServerAction } from '@thela/records/server-calls';

/** The first sign-in on a phone with records of its own, where the account has a stall, too: the person chooses. */
export function ChoicePage(props: AccountPageProps) {
  const state = useStore(props.accountStall.state);
  const keeping = choiceIn(state) ?? state.sync;
  const { choice, home, line } = useMessages();
  // While the answer is carried out, the state is another one already.
  const [atFirst, setAtFirst] = useState(keeping);
  if (keeping.status === 'choice' && !isSame(keeping, atFirst)) setAtFirst(keeping);
  if (atFirst.status === 'choice') return <Choice {...props} choice={atFirst} />;
  if (keeping.status === 'looking') return <ToolSkeleton label={line.looking} />;
  return (
    <>
      <PageHeader icon={<Store className="size-7" />} title={choice.title} subtitle={choice.none} />
      <TextLink to={accountPath}>{home.title}</TextLink>
    </>
  );
}

/** What is kept apart can still be joined, or removed. */
function choiceIn({ stall, stalls, role, separateEvents }: AccountStallState): SyncStatus | null {
  const shown = stalls.filter((each) => each.stall === stall);
  if (shown.length === 0 || role !== 'owner' || separateEvents === 0) return null;
  return { status: 'choice', own: separateEvents, stalls: shown };
}

function isSame(one: SyncStatus, other: SyncStatus): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface ChoiceProps extends AccountPageProps {
  readonly choice: Extract<SyncStatus, { readonly status: 'choice' }>;
}

function Choice({ choice, accountStall, stall, ledger, notify }: ChoiceProps) {
  const words = useMessages().choice;
  const navigate = useNavigate();
  const { name } = useStore(stall);
  // What is shown may be the account’s.
  const isOwnShown = useStore(accountStall.state).stall === null;
  const { isBusy, fault, run } = useServerAction();
  const [wanted, setWanted] = useState<StallId | null>(null);
  const chosen = choice.stalls.find((each) => each.stall === wanted) ?? choice.stalls[0];
  if (!chosen) return <Navigate to={accountPath} replace />;

  const answer = async (given: Parameters<AccountStall['choose']>[0]) => {
    await accountStall.choose(given, chosen.stall);
    notify.show({ kind: 'success', message: words.done, urgency: 'polite' });
    await navigate('/');
  };
  return (
    <>
      <PageHeader icon={<Store className="size-7" />} title={words.title} subtitle={words.text} />
      <div className="grid max-w-text gap-6">
        <SectionCard heading={words.onPhone}>
          <NamedStall name={isOwnShown ? name : null} entries={choice.own} />
        </SectionCard>
        <SectionCard heading={words.inAccount}>
          {choice.stalls.length > 1 ? (
            <WhichStall stalls={choice.stalls} chosen={chosen.stall} onChoose={setWanted} />
          ) : (
            <NamedStall name={chosen.name} entries={chosen.events} />
          )}
        </SectionCard>
        <ChoiceAnswers
          own={choice.own}
          chosen={chosen}
          isWorking={isBusy}
          exportPhoneLedger={accountStall.exportPhoneLedger}
          today={ledger.today}
          onAnswer={(given) => void run(() => answer(given))}
        />
        <FaultNote text={fault} className="" />
        <TextLink to="/">{words.later}</TextLink>
      </div>
    </>
  );
}

function NamedStall({ name, entries }: { readonly name: string | null; readonly entries: number }) {
  const { choice, stalls } = useMessages();
  return (
    <>
      {name === null ? null : (
        <p className="font-semibold wrap-anywhere">{name || stalls.unnamed}</p>
      )}
      <p className="text-figure font-bold tabular-nums">{choice.entries(entries)}</p>
    </>
  );
}
