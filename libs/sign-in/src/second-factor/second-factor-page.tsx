import type { Brand, Notify } from '@thela/contract';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  authMessagesNow as messagesNow,
  Banner,
  failureNotice,
  pathAfterSignIn,
  useSecondFactorMessages as useMessages,
} from '@thela/session';
import type { AccountStore, Challenge } from '@thela/session';
import { AuthCard } from '../auth-card';
import { AppForm } from './app-form';
import type { FactorFormProps } from './factor-form-props';
import { KeyForm } from './key-form';
import { inOrder } from './last-factor';
import { LostFactor } from './lost-factor';
import { OtherWays } from './other-ways';
import { PhoneForm } from './phone-form';
import { isOfCode, useVerification } from './use-verification';

export interface SecondFactorPageProps {
  readonly challenge: Challenge;
  readonly account: AccountStore;
  readonly brand: Brand;
  readonly notify: Notify;
}

/** Asks for a second factor of the account. */
export default function SecondFactorPage(props: SecondFactorPageProps) {
  const { challenge, account, brand, notify } = props;
  const words = useMessages();
  const greet = useGreeting(notify);
  const verification = useVerification(account, greet);
  const [chosen, setChosen] = useState('');
  const { user } = challenge;
  const factors = inOrder(challenge.factors);
  const factor = factors.find(({ id }) => id === chosen) ?? factors[0];
  const name = user.email || (user.phone && `+${user.phone}`);

  return (
    <AuthCard
      // Another factor is another form: where it has no field, the heading takes the focus.
      key={factor?.id}
      heading={words.heading}
      subtitle={words.subtitle(name)}
      takesFocus={factor?.kind !== 'totp'}
    >
      <Banner
        notice={failureNotice(verification.fault)}
        attempt={verification.attempts}
        isInField={isOfCode(verification.fault)}
      />
      {factor ? (
        <FactorForm factor={factor} product={brand.product} verification={verification} />
      ) : (
        <p>{words.unknown}</p>
      )}
      <OtherWays
        factors={factors.filter((each) => each !== factor)}
        onChoose={({ id }) => {
          verification.clear();
          setChosen(id);
        }}
      />
      <LostFactor supportEmail={brand.supportEmail} />
      <Button variant="secondary" className="mt-4 w-full" onClick={account.signOut}>
        {words.cancel}
      </Button>
    </AuthCard>
  );
}

function FactorForm(props: FactorFormProps) {
  if (props.factor.kind === 'totp') return <AppForm {...props} />;
  return props.factor.kind === 'phone' ? <PhoneForm {...props} /> : <KeyForm {...props} />;
}

/** Says that the sign-in is over, and goes on to an invitation that waits for it. */
function useGreeting(notify: Notify): () => void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return () => {
    // Whoever sets a new password has not come to sign in.
    if (hash === '#reset') return;
    const message = messagesNow().notices.signedIn;
    notify.show({ kind: 'success', message, urgency: 'polite' });
    const path = pathAfterSignIn();
    if (path !== '/') void navigate(path, { replace: true });
  };
}
