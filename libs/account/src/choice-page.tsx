import { useStore } from '@thela/contract';
import { formatPhone } from '@thela/text';
import { Button, PageHeader, SectionCard } from '@thela/ui';
import Store from 'lucide-react/icons/store';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountPath, TextLink, ToolSkeleton } from '@thela/page';
import type { AccountStall, AccountStallState, Membership, StallId } from '@thela/records';
import { useFaultText, useServerAction, useServerRead } from '@thela/records/server-calls';
import type { AccountPageProps } from './account-page-props';
import { FaultNote } from './fault-note';
import { useMessages } from './messages';
import { WhichStall } from './which-stall';

/** A sign-in on a phone with records of its own: the person says whether they go into the account. */
export function ChoicePage(props: AccountPageProps) {
  const state = useStore(props.accountStall.state);
  const session = useStore(props.session);
  const { choice, home, line } = useMessages();
  const stalls = stallsToJoin(state);
  // While the answer is carried out, the state is another one already.
  const [atFirst, setAtFirst] = useState(stalls);
  if (stalls && JSON.stringify(stalls) !== JSON.stringify(atFirst)) setAtFirst(stalls);
  if (atFirst && session.status === 'signed-in') {
    const { email, phone } = session.user;
    return <Choice {...props} stalls={atFirst} address={email || formatPhone(phone)} />;
  }
  if (state.sync.status === 'looking') return <ToolSkeleton label={line.looking} />;
  return (
    <>
      <PageHeader icon={<Store className="size-7" />} title={choice.title} subtitle={choice.none} />
      <TextLink to={accountPath}>{home.title}</TextLink>
    </>
  );
}

/** What is kept apart can still be joined, later on. */
function stallsToJoin(state: AccountStallState): readonly Membership[] | null {
  const { sync, stall, stalls, role, separateEvents } = state;
  if (sync.status === 'choice') return sync.stalls;
  if (separateEvents === 0 || role !== 'owner' || sync.status === 'looking') return null;
  const shown = stalls.filter((each) => each.stall === stall);
  return stall === null || shown.length > 0 ? shown : null;
}

interface ChoiceProps extends AccountPageProps {
  readonly stalls: readonly Membership[];
  /** E-mail address or number of who is signed in. */
  readonly address: string;
}

function Choice({ stalls, address, accountStall, notify }: ChoiceProps) {
  const { choice: words, stalls: stallWords } = useMessages();
  const navigate = useNavigate();
  const faultText = useFaultText();
  const { isBusy, fault, run } = useServerAction();
  const { state: phone, refresh } = useServerRead(accountStall.phoneStall);
  const [wanted, setWanted] = useState<StallId | null>(null);
  const chosen = stalls.find((each) => each.stall === wanted) ?? stalls[0];
  const name = chosen && (chosen.name || stallWords.unnamed);

  const answer = (given: Parameters<AccountStall['choose']>[0]) => async () => {
    await accountStall.choose(given, chosen?.stall ?? null);
    const message = given === 'join' ? words.done : words.apart.done;
    notify.show({ kind: 'success', message, urgency: 'polite' });
    await navigate('/');
  };
  return (
    <>
      <PageHeader
        icon={<Store className="size-7" />}
        title={words.title}
        subtitle={words.text(address)}
      />
      <div className="grid max-w-text gap-6">
        <SectionCard heading={words.onPhone}>
          {phone.status === 'success' ? (
            <NamedStall
              name={phone.value.name || stallWords.unnamed}
              holds={words.holds(phone.value.days, phone.value.plates)}
            />
          ) : phone.status === 'failure' ? (
            <FaultNote text={faultText(phone.error)} className="" onRetry={refresh} />
          ) : null}
        </SectionCard>
        <SectionCard heading={words.inAccount(address)}>
          {chosen === undefined ? (
            <p>{words.noStall}</p>
          ) : stalls.length > 1 ? (
            <WhichStall stalls={stalls} chosen={chosen.stall} onChoose={setWanted} />
          ) : (
            <NamedStall name={name ?? ''} holds={words.entries(chosen.events)} />
          )}
        </SectionCard>
        {/* Nobody can put records into a stall of somebody else, or without knowing which. */}
        {chosen?.role === 'helper' || phone.status !== 'success' ? null : (
          <SectionCard heading={words.join.heading}>
            <p className="mb-4">
              {[words.join.text(address), ...(name ? [words.join.added(name)] : [])].join(' ')}
            </p>
            <Button
              className="w-full"
              aria-disabled={isBusy}
              onClick={() => void run(answer('join'))}
            >
              {isBusy ? words.working : words.join.action}
            </Button>
          </SectionCard>
        )}
        <SectionCard heading={words.apart.heading}>
          <p className="mb-4">{words.apart.text}</p>
          <Button
            variant="secondary"
            className="w-full"
            aria-disabled={isBusy}
            onClick={() => void run(answer('keep-apart'))}
          >
            {isBusy ? words.working : words.apart.action}
          </Button>
        </SectionCard>
        <FaultNote text={fault} className="" />
      </div>
    </>
  );
}

function NamedStall({ name, holds }: { readonly name: string; readonly holds: string }) {
  return (
    <>
      <p translate="no" className="font-semibold wrap-anywhere">
        {name}
      </p>
      <p className="text-figure font-bold tabular-nums">{holds}</p>
    </>
  );
}
