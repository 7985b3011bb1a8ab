import ShieldCheck from 'lucide-react/icons/shield-check';
import type { AccountPageProps } from '../account-page-props';
import { useMessages as useAccountMessages } from '../messages';
import { SignedInPage } from '../signed-in-page';
import { useMessages } from './messages';

/** What keeps others out of the account: second factors and passkeys. */
export default function SecurityPage(props: AccountPageProps) {
  const { title } = useAccountMessages().pages.security;
  const { purpose } = useMessages();
  return (
    <SignedInPage
      session={props.session}
      icon={<ShieldCheck className="size-7" />}
      title={title}
      subtitle={purpose}
    >
      {null}
    </SignedInPage>
  );
}
