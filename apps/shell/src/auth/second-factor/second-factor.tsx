import { Button } from '@thela/ui';
import { lazy } from 'react';
import { LatePart } from '../../late-part';
import { useMessages } from '../../messages';
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
      fallback={<Unreachable onCancel={props.account.signOut} />}
    >
      <SecondFactorPage {...props} />
    </LatePart>
  );
}

/** Nobody stays at this step because its code could not be loaded. */
function Unreachable({ onCancel }: { readonly onCancel: () => void }) {
  const { account, tool } = useMessages();
  const words = tool.failed.unreachable;
  return (
    <div role="alert" className="mx-auto max-w-text py-10 text-center">
      <h1 className="text-title font-bold">{words.title(account.signin)}</h1>
      <p className="mt-3 text-lg text-ink-soft">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{tool.retry}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {account.logout}
        </Button>
      </div>
    </div>
  );
}
