import { SectionCard } from '@thela/ui';
import { Suspense } from 'react';
import { attemptText, useOffers } from '@thela/session';
import { accountPagePath, LanguageCard, TextLink } from '@thela/page';
import type { AccountPageProps } from '../account-page-props';
import { useMessages as useAccountMessages } from '../messages';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { useMessages } from './messages';
import { Unread } from '../unread';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { PhoneSection } from './phone-section';
import { ProfileSkeleton } from './profile-skeleton';
import { useProfile } from './use-profile';
import type { Profile as UsedProfile } from './use-profile';
import { WaysSection } from './ways-section';

/** The parts of the profile, once the server has said who the person is. */
export function Profile(props: AccountPageProps) {
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
  const section = { server, offers, notify: props.notify };
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
