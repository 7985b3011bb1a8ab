import { useStore } from '@thela/contract';
import type { Notify, SessionStore, Store } from '@thela/contract';
import { Button, Card, PageHeader } from '@thela/ui';
import Check from 'lucide-react/icons/check';
import HandHelping from 'lucide-react/icons/hand-helping';
import { useCallback, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { countPath, pageSignals, useMessages as useShellMessages, useRead } from '@thela/page';
import type { AccountStall } from '@thela/records';
import { ServerError } from '@thela/records';
import { readInvitation } from '@thela/records/server-calls';
import type { SupabaseConfig } from '@thela/site-config';
import { codeIn, forgetInvitation, keepInvitation, pendingInvitation } from '@thela/session';
import { JoinForm } from './join-form';
import { messagesNow, useMessages } from './messages';
import type { Messages } from './messages';

export interface JoinPageProps {
  readonly session: Pick<SessionStore, 'getSnapshot' | 'subscribe'>;
  readonly accountStall: Pick<AccountStall, 'state' | 'acceptInvite'>;
  /** Whether this phone keeps records of its own. */
  readonly hasRecords: Store<boolean>;
  readonly supabase: SupabaseConfig;
  readonly notify: Notify;
}

/** Why an invitation is of no use, whatever its helper tries. */
type Refusal = keyof Messages['faults'];

/** What an invitation means, and the way to accept it. */
export function JoinPage(props: JoinPageProps) {
  const { hash } = useLocation();
  const named = codeIn(hash);
  const [kept] = useState(pendingInvitation);
  const code = named ?? kept;
  // The key makes a new component for another link that is opened in this tab.
  return <Invitation key={code} {...props} code={code} />;
}

function Invitation({
  code,
  session,
  accountStall,
  hasRecords,
  supabase,
  notify,
}: JoinPageProps & { readonly code: string | null }) {
  const words = useMessages();
  const { status } = useStore(session);
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(code === null ? 'none' : null);
  const read = useCallback(
    () => (code === null ? nobody : readInvitation(supabase, code)),
    [supabase, code],
  );
  const { state: stall } = useRead(read, pageSignals.follow);

  async function join(name: string) {
    try {
      await accountStall.acceptInvite(code ?? '', name);
    } catch (error) {
      const fault = error instanceof ServerError ? error.fault : null;
      if (fault === null || !isRefusal(fault, words)) throw error;
      forgetInvitation();
      return setRefusal(fault);
    }
    forgetInvitation();
    notify.show({ kind: 'success', message: messagesNow().joined, urgency: 'polite' });
    await navigate(countPath, { replace: true });
  }

  if (refusal !== null) return <Refused {...words.faults[refusal]} />;
  const name = stall.status === 'success' ? stall.value : undefined;
  // Who is signed in may have joined by it already: the database says what is wrong with it.
  if (name === null && status === 'signed-out') return <Refused {...words.faults.invite_unknown} />;
  const subtitles = {
    loading: words.looking,
    failure: words.nameUnread,
    success: name ? words.title : words.subtitle,
  };
  return (
    <>
      <div aria-live="polite">
        <PageHeader
          icon={<HandHelping className="size-7" />}
          title={name ? words.titleOf(name) : words.title}
          subtitle={subtitles[stall.status]}
        />
      </div>
      <Card className="max-w-text p-4 sm:p-6">
        <ul className="flex flex-col gap-3">
          {words.means.map((each) => (
            <li key={each} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
              <span>{each}</span>
            </li>
          ))}
        </ul>
        <WhatStays state={accountStall.state} hasRecords={hasRecords} />
        <div className="mt-5 border-t border-line pt-5">
          {status === 'signed-in' ? <JoinForm onJoin={join} /> : null}
          {status === 'signed-out' ? (
            <SignInFirst onLeave={() => keepInvitation(code ?? '')} />
          ) : null}
        </div>
      </Card>
    </>
  );
}

const nobody = Promise.resolve(null);

function isRefusal(fault: string, { faults }: Messages): fault is Refusal {
  return Object.hasOwn(faults, fault);
}

/** What the helper had before, on this phone or in the account. */
function WhatStays({
  state,
  hasRecords,
}: { state: JoinPageProps['accountStall']['state'] } & Pick<JoinPageProps, 'hasRecords'>) {
  const words = useMessages();
  const { stall, stalls } = useStore(state);
  const hasOwn = useStore(hasRecords) && stall === null;
  if (!hasOwn && stalls.length === 0) return null;
  return (
    <div className="mt-4 rounded-control bg-turmeric-tint p-3">
      {hasOwn ? <p>{words.ownRecords}</p> : null}
      {stalls.length > 0 ? <p>{words.otherStalls}</p> : null}
    </div>
  );
}

/** @param props.onLeave called before the person goes to sign in or up, perhaps in another tab */
function SignInFirst({ onLeave }: { readonly onLeave: () => void }) {
  const words = useMessages();
  const { account } = useShellMessages();
  return (
    <>
      <p className="mb-4 text-lg">{words.signInFirst}</p>
      <p className="flex flex-wrap gap-3">
        <Link
          to={{ hash: 'signup' }}
          onClick={onLeave}
          className="inline-flex min-h-12 flex-1 items-center justify-center rounded-control bg-flame px-5 font-semibold text-white shadow-card hover:bg-flame-deep sm:flex-none"
        >
          {account.signup}
        </Link>
        <Link
          to={{ hash: 'signin' }}
          onClick={onLeave}
          className="inline-flex min-h-12 flex-1 items-center justify-center rounded-control border border-control bg-white px-5 font-semibold hover:bg-turmeric-tint sm:flex-none"
        >
          {account.signin}
        </Link>
      </p>
    </>
  );
}

/** Says why the invitation is of no use, and what to do. */
function Refused({ title, text }: { readonly title: string; readonly text: string }) {
  const { toStart } = useMessages();
  const navigate = useNavigate();
  return (
    <div role="alert">
      <PageHeader icon={<HandHelping className="size-7" />} title={title} subtitle={text} />
      <Button variant="secondary" onClick={() => void navigate('/')}>
        {toStart}
      </Button>
    </div>
  );
}
