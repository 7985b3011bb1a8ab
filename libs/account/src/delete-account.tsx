import { useStore } from '@thela/contract';
import { Card, PageHeader } from '@thela/ui';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { Navigate, useNavigate } from 'react-router-dom';
import { accountPath, TypedConfirmation, useSignInAgain } from '@thela/page';
import { isSignInDue, useFaultText } from '@thela/records/server-calls';
import type { AccountPageProps } from './account-page-props';
import { useMessages } from './messages';

/** In every language: not each phone has a keyboard for other letters than these. */
const DELETE = 'DELETE';

/** Deletes the account: says what goes and what stays, offers a copy, and asks for a word. */
export function DeleteAccount(props: AccountPageProps) {
  const { accountStall, notify } = props;
  const messages = useMessages();
  const words = messages.delete;
  const faultText = useFaultText();
  const navigate = useNavigate();
  const session = useStore(props.session);
  const { isBack, signInAgain } = useSignInAgain();

  async function deleteAccount(): Promise<string | null> {
    try {
      await accountStall.deleteAccount();
    } catch (error) {
      if (!isSignInDue(error)) return faultText(error);
      signInAgain();
      return null;
    }
    notify.show({ kind: 'success', message: words.done, urgency: 'polite' });
    await navigate('/');
    return null;
  }

  if (session.status === 'signed-out') return <Navigate to={accountPath} replace />;
  return (
    <>
      <PageHeader
        icon={<UserRoundX className="size-7" />}
        title={words.title}
        subtitle={words.text}
      />
      <WhatGoes {...props} />
      <BackupOfOpenStall {...props} />
      <TypedConfirmation
        word={DELETE}
        isTyped={isBack}
        label={words.label(DELETE)}
        mismatch={words.mismatch(DELETE)}
        action={words.action}
        working={words.deleting}
        keep={words.keep}
        onKeep={() => void navigate(accountPath)}
        onConfirm={deleteAccount}
      />
    </>
  );
}

function WhatGoes({ accountStall, brand }: AccountPageProps) {
  const words = useMessages().delete;
  const { stall } = useStore(accountStall.state);
  const goes = [words.goneSignIn, words.goneStalls, stall === null ? '' : words.goneCopy];
  const stays = [words.staysOwn, words.staysEntries, words.staysMark, words.staysLaw];
  return (
    <Card className="mb-6 grid max-w-text gap-4 p-4 sm:p-6">
      <Part heading={words.gone} lines={goes.filter(Boolean)} />
      <div>
        <Part heading={words.stays} lines={stays} />
        {brand.privacyUrl ? (
          <a
            href={brand.privacyUrl}
            className="inline-flex min-h-12 items-center font-semibold text-flame underline"
          >
            {words.privacy}
          </a>
        ) : null}
      </div>
    </Card>
  );
}

function Part({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <h2 className="text-subheading font-bold">{heading}</h2>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** There is something to save only where a stall of the account is open. */
function BackupOfOpenStall({
  accountStall,
  stall: store,
  BackupFirst,
  ...props
}: AccountPageProps) {
  const { exportOne } = useMessages().delete;
  const stall = useStore(store);
  const { stall: shown, stalls } = useStore(accountStall.state);
  if (shown === null && stalls.length === 0) return null;
  return (
    <BackupFirst
      ledger={props.ledger}
      records={props.records}
      stall={shown === null ? null : stall}
    >
      {shown === null || stalls.length > 1 ? <p className="mt-3">{exportOne}</p> : null}
    </BackupFirst>
  );
}
