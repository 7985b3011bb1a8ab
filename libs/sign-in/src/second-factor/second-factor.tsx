import { partOf } from '@thela/ui/lazy-part';
import { PagePart, useMessages } from '@thela/page';
import { Unreachable } from '../unreachable';
import type { SecondFactorPageProps } from './second-factor-page';

// Not loaded at start-up: few sessions wait for a second factor.
const page = partOf(() => import('./second-factor-page'));

/** The screen that asks for a second factor of the account. */
export function SecondFactor(props: SecondFactorPageProps) {
  const { account } = useMessages();
  return (
    <PagePart
      part={page}
      props={props}
      doing="asking for a second factor"
      name={account.signin}
      fallback={<Unreachable name={account.signin} onCancel={props.account.signOut} />}
    />
  );
}
