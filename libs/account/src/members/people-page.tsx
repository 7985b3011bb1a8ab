import { useStore } from '@thela/contract';
import {
  accountPath,
  BackLink,
  stallPath,
  TextLink,
  useMessages as usePageMessages,
} from '@thela/page';
import { PageHeader } from '@thela/ui';
import Users from 'lucide-react/icons/users';
import { Navigate } from 'react-router-dom';
import { useMessages as useAccountMessages } from '../messages';
import { SignInLinks } from '../sign-in-links';
import { Members } from './members';
import type { MembersProps } from './members-props';
import { useMessages } from './messages';

/** Who works at the stall; without an account, how it gets one. */
export function PeoplePage(props: MembersProps) {
  const words = useMessages();
  const { stall: stallWords } = usePageMessages();
  const { home } = useAccountMessages();
  const { stall, role, sync } = useStore(props.accountStall.state);
  const { status } = useStore(props.session);
  if (role === 'helper') return <Navigate to={stallPath} replace />;
  const isKept = stall !== null && sync.status !== 'ended';
  return (
    <>
      <BackLink to={stallPath}>{stallWords.title}</BackLink>
      <PageHeader icon={<Users className="size-7" />} title={words.title}>
        {status === 'signed-out' ? <SignInLinks /> : null}
        {status === 'signed-in' && !isKept ? (
          <>
            <p className="mt-2 max-w-text">{words.notKept}</p>
            <TextLink to={accountPath}>{home.title}</TextLink>
          </>
        ) : null}
      </PageHeader>
      {status === 'signed-in' && isKept ? <Members {...props} /> : null}
    </>
  );
}
