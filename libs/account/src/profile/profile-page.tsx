import { useStore } from '@thela/contract';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import type { AccountPageProps } from '../account-page-props';
import { useMessages as useAccountMessages } from '../messages';
import { SignedInPage } from '../signed-in-page';
import { useMessages } from './messages';
import { Profile } from './profile';

/** Who the person is: name, addresses, ways in. */
export default function ProfilePage(props: AccountPageProps) {
  const { title } = useAccountMessages().pages.profile;
  const { purpose } = useMessages();
  const session = useStore(props.session);
  return (
    <SignedInPage
      session={props.session}
      icon={<UserRoundPen className="size-7" />}
      title={title}
      subtitle={purpose}
    >
      {/* The key drops what was read of another person, and what they typed. */}
      {session.status === 'signed-in' ? <Profile key={session.user.id} {...props} /> : null}
    </SignedInPage>
  );
}
