import { useStore } from '@thela/contract';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { AuthScreen } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';
import { PagePart, useMessages, Unreachable } from '@thela/page';
import type { SignInState } from './sign-in-state';
import { Auth } from './auth';
import type { SecondFactorPageProps } from './second-factor/second-factor-page';

export interface CoveredPageProps {
  readonly app: SignInState;
  /** The authentication screen that is open. */
  readonly screen: AuthScreen | null;
  /** Called when the second factor was verified, or nobody asks for it any more. */
  readonly onAnswered: () => void;
  /** The page at the address. */
  readonly children: ReactNode;
}

/**
 * The page at the address; instead of it the authentication screen that is open, and before both, at every address, the
 * question for the second factor. The page that was open when the session ended, or when a second factor is asked for,
 * stays mounted: nothing that was typed in it is lost. One that was not open is not opened before.
 */
export function CoveredPage({ app, screen, onAnswered, children }: CoveredPageProps) {
  const { account, config, toasts } = app;
  const challenge = useStore(account.challenge);
  const ended = useStore(account.ended);
  const isAsked = challenge !== null;
  const isCovered = isAsked || screen !== null;
  const [before, setState] = useState<'shown' | 'kept' | 'closed'>(isCovered ? 'closed' : 'shown');
  const isToKeep = before === 'kept' || (before === 'shown' && (isAsked || ended !== null));
  const state = !isCovered ? 'shown' : isToKeep ? 'kept' : 'closed';
  if (state !== before) setState(state);
  useEffect(() => (isAsked ? onAnswered : undefined), [isAsked, onAnswered]);
  return (
    <>
      {challenge ? (
        <SecondFactor
          challenge={challenge}
          account={account}
          brand={config.brand}
          notify={toasts.notify}
        />
      ) : null}
      {screen ? (
        // A screen of several steps goes on with the next one after the second factor.
        <div hidden={isAsked} className="contents">
          <Auth screen={screen} app={app} />
        </div>
      ) : null}
      {state === 'closed' ? null : (
        <div hidden={isCovered} className="contents">
          {children}
        </div>
      )}
    </>
  );
}

// Not loaded at start-up: few sessions wait for a second factor.
const page = partOf(() => import('./second-factor/second-factor-page'));

/** The screen that asks for a second factor of the account. */
function SecondFactor(props: SecondFactorPageProps) {
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
