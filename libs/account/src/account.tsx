import { Button } from '@thela/ui';
import { lazy } from 'react';
import { LatePart, PageFailure, useMessages } from '@thela/page';
import type { AccountPageProps } from './account-page-props';

// Not loaded at start-up.
const AccountPage = lazy(() => import('./account-page'));

/** The pages at `/account`. */
export function Account(props: AccountPageProps) {
  const { account } = useMessages();
  return (
    <LatePart
      place="showing the account"
      name={account.page}
      fallback={<AccountFailure {...props} />}
    >
      <AccountPage {...props} />
    </LatePart>
  );
}

/** Whoever wants to log out can, also where this page cannot be loaded; the copy then stays. */
function AccountFailure({ page, accountStall }: AccountPageProps) {
  const { account } = useMessages();
  return (
    <PageFailure>
      {page === 'sign-out' ? (
        <Button variant="secondary" onClick={() => void accountStall.signOut('keep')}>
          {account.logout}
        </Button>
      ) : null}
    </PageFailure>
  );
}
