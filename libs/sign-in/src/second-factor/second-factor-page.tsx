import type { Brand, Notify } from '@thela/contract';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  authMessagesNow as messagesNow,
  Banner,
  failureNotice,
  pathAfterSignIn,
  SupportLink,
  useSecondFactorMessages as useMessages,
} from '@thela/session';
import type {
  AccountStore,
  Challenge,
  Factor,
  SecondFactorMessages as Messages,
} from '@thela/session';
import { AuthCard } from '../auth-card';
import type { FactorFormProps } from './use-verification';
import { inOrder } from './last-factor';
import { PhoneForm } from './phone-form';
import { isOfCode, useVerification } from './use-verification';
import { FactorCodeForm } from './factor-code-form';

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
      <OtherFactors
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

/** Asks for the code of an authenticator app. */
function AppForm({ product, ...form }: FactorFormProps) {
  const words = useMessages().app;
  return <FactorCodeForm {...form} hint={words.ask(product)} />;
}

/** Asks for a security key. Only a press may: browsers ignore a question that nobody asked for. */
function KeyForm({ factor, verification }: FactorFormProps) {
  const words = useMessages().key;
  const { isChecking } = verification;
  return (
    <>
      <p className="mb-4">{words.ask}</p>
      <Button
        className="min-h-14 w-full text-lg"
        aria-disabled={isChecking}
        onClick={() => void verification.checkKey(factor)}
      >
        {isChecking ? words.waiting : words.use}
      </Button>
    </>
  );
}

/** What to do without any factor at hand. */
function LostFactor({ supportEmail }: { readonly supportEmail: string | undefined }) {
  const words = useMessages().lost;
  return (
    <details className="mt-6 border-t border-line pt-2">
      <summary className="min-h-12 cursor-pointer content-center font-semibold">
        {words.question}
      </summary>
      <p className="text-ink-soft">
        <span>{`${supportEmail ? words.write : words.ask} `}</span>
        {supportEmail ? <SupportLink address={supportEmail} /> : null}
      </p>
    </details>
  );
}

interface OtherFactorsProps {
  readonly factors: readonly Factor[];
  readonly onChoose: (factor: Factor) => void;
}

/** The other factors of the account, by the names that the person gave them. */
function OtherFactors({ factors, onChoose }: OtherFactorsProps) {
  const words = useMessages();
  if (factors.length === 0) return null;
  return (
    <section aria-labelledby="other-ways" className="mt-6 border-t border-line pt-4">
      <h2 id="other-ways" className="mb-3 font-bold">
        {words.otherWays}
      </h2>
      <ul className="grid gap-2">
        {factors.map((factor) => (
          <li key={factor.id} className="grid">
            <Button variant="secondary" onClick={() => onChoose(factor)}>
              <span className="min-w-0 wrap-anywhere">{wayName(factor, words)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name that the page gave says of which kind the factor is. */
function wayName({ kind, name }: Factor, { kinds, named }: Messages): string {
  if (name === '') return kinds[kind];
  return name.startsWith(kinds[kind]) ? name : named(kinds[kind], name);
}
