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
  return (
    <SignedInPage
      session={props.session}
      icon={<UserRoundPen className="size-7" />}
      title={title}
      subtitle={purpose}
    >
      <Profile {...props} />
    </SignedInPage>
  );
}
