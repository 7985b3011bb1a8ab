import { useStore } from '@thela/contract';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { attemptText, canUsePasskeys, SupportLink } from '@thela/session';
import type { Brand } from '@thela/contract';
import { SectionCard } from '@thela/ui';
import type { AccountPageProps } from '../account-page-props';
import { useMessages as useAccountMessages } from '../messages';
import { SignedInPage } from '../signed-in-page';
import { Unread } from '../unread';
import { useMessages } from './messages';
import { PasskeysCard } from './passkeys-card';
import { SecondFactors } from './second-factors';
import type { SecurityPartProps } from './security-parts';
import { useSecurity } from './use-security';

export type SecurityPageProps = Pick<
  AccountPageProps,
  'session' | 'account' | 'supabase' | 'brand' | 'notify'
>;

/** What keeps others out of the account: second factors and passkeys. */
export default function SecurityPage(props: SecurityPageProps) {
  const { title } = useAccountMessages().pages.security;
  const { purpose } = useMessages();
  const session = useStore(props.session);
  return (
    <SignedInPage
      session={props.session}
      icon={<ShieldCheck className="size-7" />}
      title={title}
      subtitle={purpose}
    >
      {/* The key drops what was read of another person. */}
      {session.status === 'signed-in' ? <Contents key={session.user.id} {...props} /> : null}
    </SignedInPage>
  );
}

function Contents({ account, supabase, brand, notify }: SecurityPageProps) {
  const { state, refresh } = useSecurity(account.client, supabase);
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'failure':
      return <Unread fault={attemptText('security', state.error)} onRetry={refresh} />;
    case 'success': {
      const { factors } = state.value;
      const parts = { security: state.value, getAuth: account.client, brand, notify, refresh };
      return (
        <div className="grid max-w-[48rem] gap-6">
          <SecondFactors {...parts} />
          <Fingerprints {...parts} />
          {factors.length > 0 ? <IfLost brand={brand} hasAnother={factors.length > 1} /> : null}
        </div>
      );
    }
  }
}

/** Only where the project has them, and there is one, or one can be made. */
function Fingerprints(props: SecurityPartProps) {
  const { passkeys } = props.security;
  if (passkeys === null || (passkeys.length === 0 && !canUsePasskeys())) return null;
  return <PasskeysCard {...props} passkeys={passkeys} />;
}

/** The outline of the cards. */
function Waiting() {
  const { loading } = useMessages();
  return (
    <div role="status" className="max-w-[48rem]">
      <span className="sr-only">{loading}</span>
      <div aria-hidden="true" className="grid animate-pulse gap-6 [animation-delay:1s]">
        <div className="h-72 rounded-card bg-line/40" />
        <div className="h-48 rounded-card bg-line/30" />
      </div>
    </div>
  );
}

interface IfLostProps {
  readonly brand: Brand;
  /** Whether there is more than one second factor. */
  readonly hasAnother: boolean;
}

/** How to get in without the phone. */
function IfLost({ brand, hasAnother }: IfLostProps) {
  const { lost } = useMessages();
  return (
    <SectionCard heading={lost.heading}>
      {hasAnother ? <p className="mb-2 max-w-text">{lost.text}</p> : null}
      <p className="max-w-text">{lost.operator}</p>
      {brand.supportEmail ? (
        <p className="mt-1">
          <span>{`${lost.write} `}</span>
          <SupportLink address={brand.supportEmail} />
        </p>
      ) : null}
    </SectionCard>
  );
}
