import { useStore } from '@thela/contract';
import { PageHeader } from '@thela/ui';
import Trash from 'lucide-react/icons/trash-2';
import { Navigate, useNavigate } from 'react-router-dom';
import {
  accountPagePath,
  accountPath,
  stallPath,
  TextLink,
  TypedConfirmation,
  useSignInAgain,
} from '@thela/page';
import { isSignInDue, useFaultText } from '@thela/records/server-calls';
import { ERASE, ErasePreface } from './erase-stall';
import { useMessages } from './messages';
import type { StallPageProps } from './stall-page-props';

/** Erases the account's stall everywhere: offers a copy first, and asks for the stall's name. */
export function EraseAccountStall(props: StallPageProps) {
  const { accountStall, notify } = props;
  const { erase, eraseAccount: words } = useMessages();
  const faultText = useFaultText();
  const navigate = useNavigate();
  const { name } = useStore(props.stall);
  const { role, sync } = useStore(accountStall.state);
  const word = name || ERASE;
  const { isBack, signInAgain } = useSignInAgain();

  async function eraseStall(): Promise<string | null> {
    try {
      await accountStall.eraseStall();
    } catch (error) {
      if (!isSignInDue(error)) return faultText(error);
      signInAgain();
      return null;
    }
    notify.show({ kind: 'success', message: words.done, urgency: 'polite' });
    await navigate('/');
    return null;
  }

  // What becomes of a copy whose stall is gone is decided there.
  if (sync.status === 'ended') return <Navigate to={accountPath} replace />;
  const onlyHere = <TextLink to={accountPagePath('sign-out')}>{words.onlyHere}</TextLink>;
  if (role === 'helper') {
    return (
      <>
        <PageHeader
          icon={<Trash className="size-7" />}
          title={erase.title}
          subtitle={words.helper}
        />
        {onlyHere}
      </>
    );
  }
  return (
    <>
      <ErasePreface {...props} title={words.title} text={words.text(name || words.unnamed)}>
        <p className="mt-2">{words.helpers}</p>
        {onlyHere}
      </ErasePreface>
      <TypedConfirmation
        word={word}
        isTyped={isBack}
        label={erase.label(word)}
        mismatch={erase.mismatch(word)}
        action={words.action}
        working={erase.erasing}
        keep={words.keep}
        onKeep={() => void navigate(stallPath)}
        onConfirm={eraseStall}
      />
    </>
  );
}
