import { lazy } from 'react';
import { LatePart, useMessages } from '@thela/page';
import { Unreachable } from '../unreachable';
import type { SecondFactorPageProps } from './second-factor-page';

// Not loaded at start-up: few sessions wait for a second factor.
const SecondFactorPage = lazy(() => import('./second-factor-page'));

/** The screen that asks for a second factor of the account. */
export function SecondFactor(props: SecondFactorPageProps) {
  const { account } = useMessages();
  return (
    <LatePart
      place="asking for a second factor"
      name={account.signin}
      fallback={<Unreachable name={account.signin} onCancel={props.account.signOut} />}
    >
      <SecondFactorPage {...props} />
    </LatePart>
  );
}
