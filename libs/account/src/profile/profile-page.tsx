import { useStore } from '@thela/contract';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { SectionCard } from '@thela/ui';
import { Suspense } from 'react';
import { attemptText, useOffers } from '@thela/session';
import { accountPagePath, LanguageCard, TextLink } from '@thela/page';
import type { AccountPageProps } from '../account-page-props';
import { useMessages as useAccountMessages } from '../messages';
import { SignedInPage } from '../signed-in-page';
import { useMessages } from './messages';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { Unread } from '../unread';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { PhoneSection } from './phone-section';
import { useProfile } from './use-profile';
import type { Profile as UsedProfile } from './use-profile';
import { WaysSection } from './ways-section';

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

/** The parts of the profile, once the server has said who the person is. */
function Profile(props: AccountPageProps) {
  const profile = useProfile(props);
  return (
    // What the project offers is asked for meanwhile.
    <Suspense fallback={<ProfileSkeleton />}>
      <Parts {...props} {...profile} />
    </Suspense>
  );
}

function Parts({ state, server, person, refresh, ...props }: AccountPageProps & UsedProfile) {
  const offers = useOffers(props.supabase);
  if (person === null && state.status !== 'failure') return <ProfileSkeleton />;
  const canLink = props.supabase.manualLinking === true;
  const section = { server, offers, canLink, notify: props.notify };
  return (
    <div className="grid max-w-text gap-6">
      {state.status === 'failure' && person === null ? (
        <Unread fault={attemptText('profile', state.error)} onRetry={refresh} />
      ) : null}
      {person === null ? null : (
        <>
          <NameSection {...section} person={person} />
          <EmailSection {...section} person={person} />
          <PhoneSection {...section} person={person} />
          <PasswordSection {...section} person={person} />
          <WaysSection {...section} person={person} />
          <DevicesSection {...section} person={person} onLogout={props.onLogout} />
        </>
      )}
      <LanguageCard language={props.language} />
      <Leaving />
    </div>
  );
}

function Leaving() {
  const words = useAccountMessages().delete;
  return (
    <SectionCard heading={useMessages().leaving}>
      <TextLink to={accountPagePath('delete')} tone="danger">
        {words.link}
      </TextLink>
    </SectionCard>
  );
}

/** The outline of the parts that are coming. */
function ProfileSkeleton() {
  const { loading } = useMessages();
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      <div aria-hidden="true" className="grid max-w-text animate-pulse gap-6 [animation-delay:1s]">
        <div className="h-36 rounded-card bg-line/40 sm:h-32" />
        <div className="h-36 rounded-card bg-line/40 sm:h-32" />
        <div className="h-36 rounded-card bg-line/30 sm:h-32" />
      </div>
    </div>
  );
}
