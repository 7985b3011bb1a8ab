import { useStore } from '@thela/contract';
import { PageHeader } from '@thela/ui';
import type { ReactNode } from 'react';
import { accountPath, BackLink } from '@thela/page';
import type { AccountPageProps } from './account-page-props';
import { useMessages } from './messages';
import { SignInLinks } from './sign-in-links';

export interface SignedInPageProps extends Pick<AccountPageProps, 'session'> {
  readonly icon: ReactNode;
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

/** A page below the account's home: the way back, its heading, and its contents for somebody who is signed in. */
export function SignedInPage({ session, icon, title, subtitle, children }: SignedInPageProps) {
  const { home } = useMessages();
  const { status } = useStore(session);
  return (
    <>
      <BackLink to={accountPath}>{home.title}</BackLink>
      <PageHeader
        icon={icon}
        title={title}
        subtitle={status === 'signed-out' ? home.signedOut : subtitle}
      >
        {status === 'signed-out' ? <SignInLinks /> : null}
      </PageHeader>
      {status === 'signed-in' ? children : null}
    </>
  );
}
