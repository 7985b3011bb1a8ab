import { partOf } from '@thela/ui/lazy-part';
import { Button } from '@thela/ui';
import { PagePart, PageFailure, useMessages } from '@thela/page';
import type { AccountPageProps } from './account-page-props';

// Not loaded at start-up.
const accountPage = partOf(() => import('./account-page'));

export function Account(props: AccountPageProps) {
  const { account } = useMessages();
  return (
    <PagePart
      part={accountPage}
      props={props}
      doing="showing the account"
      name={account.page}
      fallback={<AccountFailure {...props} />}
    />
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
