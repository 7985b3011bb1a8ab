import { lazy } from 'react';
import { AccountHome } from './account-home';
import type { AccountPageProps } from './account-page-props';
import { ChoicePage } from './choice-page';
import { DeleteAccount } from './delete-account';
import { JoinPage } from './join/join-page';
import { PeoplePage } from './members/people-page';
import { OtherPhonePage } from './other-phone';
import { SignOutPage } from './sign-out-page';

// Most visits open neither.
const ProfilePage = lazy(() => import('./profile/profile-page'));
const SecurityPage = lazy(() => import('./security/security-page'));

export default function AccountPage(props: AccountPageProps) {
  switch (props.page) {
    case 'people':
      return <PeoplePage {...props} />;
    case 'profile':
      return <ProfilePage {...props} />;
    case 'security':
      return <SecurityPage {...props} />;
    case 'choice':
      return <ChoicePage {...props} />;
    case 'join':
      return <JoinPage {...props} hasRecords={props.records.hasRecords} />;
    case 'phone':
      return <OtherPhonePage session={props.session} />;
    case 'sign-out':
      return <SignOutPage {...props} />;
    case 'delete':
      return <DeleteAccount {...props} />;
    case '':
      return <AccountHome {...props} />;
  }
}
