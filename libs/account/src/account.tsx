import { partOf } from '@thela/ui/lazy-part';
import { PagePart, Unreachable, useMessages } from '@thela/page';
import type { AccountPageProps } from './account-page-props';

// Not loaded at start-up.
const accountPage = partOf(() => import('./account-page'));

export function Account(props: AccountPageProps) {
  const { account } = useMessages();
  const { page, accountStall } = props;
  return (
    <PagePart
      part={accountPage}
      props={props}
      doing="showing the account"
      name={account.page}
      fallback={(retry) => (
        <Unreachable
          name={account.page}
          onRetry={retry}
          // Whoever wants to log out can; the copy then stays.
          {...(page === 'sign-out' && { onCancel: () => void accountStall.signOut('keep') })}
        />
      )}
    />
  );
}
