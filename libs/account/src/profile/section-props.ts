import type { Offers } from '@thela/session';
import type { AccountPageProps } from '../account-page-props';
import type { Person } from './person';
import type { ProfileServer } from './profile-server';

/** What each part of the profile gets. */
export interface SectionProps extends Pick<AccountPageProps, 'notify'> {
  readonly person: Person;
  readonly server: ProfileServer;
  readonly offers: Offers;
  /** Whether ways in can be linked and unlinked. */
  readonly canLink: boolean;
}

/** What a form of the profile gets, too. */
export interface FormProps extends SectionProps {
  readonly onClose: () => void;
}
