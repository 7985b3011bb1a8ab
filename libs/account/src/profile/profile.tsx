import { Button, SectionCard } from '@thela/ui';
import { Suspense } from 'react';
import { Banner, useOffers } from '@thela/session';
import type { AuthText } from '@thela/session';
import { accountPagePath, LanguageCard, TextLink } from '@thela/page';
import type { AccountPageProps } from '../account-page-props';
import { useMessages as useAccountMessages } from '../messages';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { useMessages } from './messages';
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

function Parts({ state, server, retry, ...props }: AccountPageProps & UsedProfile) {
  const offers = useOffers(props.supabase);
  if (state.status === 'loading') return <ProfileSkeleton />;
  const section = { server, offers, notify: props.notify };
  return (
    <div className="grid max-w-text gap-6">
      {state.status === 'failure' ? (
        <Unread fault={state.fault} onRetry={retry} />
      ) : (
        <>
          <NameSection {...section} person={state.person} />
          <EmailSection {...section} person={state.person} />
          <PhoneSection {...section} person={state.person} />
          <PasswordSection {...section} person={state.person} />
          <WaysSection {...section} person={state.person} />
          <DevicesSection {...section} person={state.person} onLogout={props.onLogout} />
        </>
      )}
      <LanguageCard language={props.language} />
      <Leaving />
    </div>
  );
}

function Unread({ fault, onRetry }: { readonly fault: AuthText; readonly onRetry: () => void }) {
  const { tryAgain } = useMessages();
  return (
    <div>
      <Banner notice={{ tone: 'error', text: fault }} />
      <Button variant="secondary" onClick={onRetry}>
        {tryAgain}
      </Button>
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
