import { useStore } from '@thela/contract';
import { Button, PageHeader, SectionCard } from '@thela/ui';
import UserRound from 'lucide-react/icons/user-round';
import { useNavigate } from 'react-router-dom';
import { useWho } from '@thela/session';
import {
  accountPagePath,
  BackLink,
  stallPagePath,
  stallPath,
  TextLink,
  useMessages as usePageMessages,
} from '@thela/page';
import { AccountLinks } from './account-links';
import type { AccountPageProps } from './account-page-props';
import { EndedLedger } from './ended-ledger';
import { SyncStatusCard } from './sync-status-card';
import { useMessages } from './messages';
import { OtherPhone } from './other-phone';
import { MyStalls } from './my-stalls';
import { SignInLinks } from './sign-in-links';

/** Who is signed in, where the records are, the stalls of the person, and the ways out. */
export function AccountHome(props: AccountPageProps) {
  const { accountStall } = props;
  const messages = useMessages();
  const navigate = useNavigate();
  const session = useStore(props.session);
  const who = useWho(props.session, props.account.person);
  const { sync, stall, stalls, role, clock, separateEvents } = useStore(accountStall.state);
  const { isOwn } = useStore(props.stall);
  const { title: stallTitle } = usePageMessages().stall;
  const isSignedIn = session.status === 'signed-in';
  // Which of them to show is asked on a page of its own.
  const isChoice = sync.status === 'choice';
  return (
    <>
      {isOwn || role === 'helper' ? <BackLink to={stallPath}>{stallTitle}</BackLink> : null}
      <PageHeader
        icon={<UserRound className="size-7" />}
        title={messages.home.title}
        subtitle={isSignedIn ? messages.home.signedInAs(who) : messages.home.signedOut}
      >
        {isSignedIn ? null : <SignInLinks />}
      </PageHeader>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <SyncStatusCard
            keeping={sync}
            clock={clock}
            apart={role === 'owner' && sync.status !== 'ended' ? separateEvents : 0}
            isSignedIn={isSignedIn}
            hasRecords={isOwn}
            onSync={accountStall.syncNow}
          >
            {sync.status === 'ended' ? <EndedLedger {...props} keeping={sync} /> : null}
          </SyncStatusCard>
          {session.status === 'signed-in' ? (
            <>
              <OtherPhone email={session.user.email} notify={props.notify} />
              <AccountLinks />
            </>
          ) : null}
          {stalls.length > 0 && !isChoice ? (
            <MyStalls stalls={stalls} shown={stall} onOpen={accountStall.openStall} />
          ) : null}
        </div>
        {isSignedIn || sync.status === 'signed-out' ? (
          <SectionCard heading={messages.signOut.title}>
            <Button
              variant="secondary"
              className="w-full sm:w-auto"
              onClick={() => {
                if (stall === null) props.onLogout();
                else void navigate(accountPagePath('sign-out'));
              }}
            >
              {stall === null ? messages.signOut.title : messages.signOut.link}
            </Button>
            {isSignedIn ? (
              <div className="mt-4 grid justify-items-start border-t border-line pt-3">
                {stall !== null && role === 'owner' && sync.status !== 'ended' ? (
                  <TextLink to={stallPagePath('erase')} tone="danger">
                    {messages.eraseStallLink}
                  </TextLink>
                ) : null}
                <TextLink to={accountPagePath('delete')} tone="danger">
                  {messages.delete.link}
                </TextLink>
              </div>
            ) : null}
          </SectionCard>
        ) : null}
      </div>
    </>
  );
}
