import type { Brand } from '@thela/contract';
import type { SupabaseConfig } from '@thela/site-config';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AccountForm, emailRules } from './account-form';
import { AuthCard, CrossLink } from './auth-card';
import {
  Banner,
  callBackend,
  canUsePasskeys,
  faultWords,
  isFingerprintKnown,
  passwordFault,
  PasswordField,
  spellPassword,
  SupportLink,
  useAuthMessages as useMessages,
} from '@thela/session';
import type { AccountStore, AuthText, Notice, Offers } from '@thela/session';
import { Or, OtherWays } from './other-ways';
import { FingerprintButton } from './fingerprint-button';

export interface AuthFormProps {
  readonly brand: Brand;
  readonly supabase: SupabaseConfig;
  readonly account: AccountStore;
  readonly offers: Offers;
  /** The address that was typed on the other screen. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Called once somebody is signed in. */
  readonly onSignedIn: () => void;
  /** Called when the person chooses to sign in by phone. */
  readonly onPhone: () => void;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignInFormProps extends AuthFormProps {
  /** Why the person was sent here: a mail's link was opened, or a provider refused. */
  readonly initialNotice: Notice | null;
}

/** The screen at `#signin`. */
export function SignInForm(props: SignInFormProps) {
  const messages = useMessages();
  const words = messages.signIn;
  const { brand, supabase, account, offers, onEmail, onSignedIn, onPhone, initialNotice } = props;
  const navigate = useNavigate();
  // Stays where it is until the person leaves the screen.
  const [isFingerprintFirst] = useState(isFingerprintKnown);
  const [notice, setNotice] = useState(initialNotice);
  const showFault = (text: AuthText | null) =>
    setNotice(text === null ? null : { tone: 'error', text });
  const { register, handleSubmit, formState } = useForm<Credentials>({
    mode: 'onTouched',
    defaultValues: { email: props.email, password: '' },
  });
  const { errors, isValid } = formState;
  // The message of an attempt with errors disappears when they are fixed.
  const isFixed = isValid && notice?.text === 'fixErrors';

  async function signIn(entered: Credentials) {
    showFault(null);
    const spelled = { ...entered, password: spellPassword(entered.password) };
    const ask = (credentials: Credentials) =>
      callBackend('signIn', async () => (await account.client()).signInWithPassword(credentials));
    let { fault } = await ask(spelled);
    // It may have been set as it is typed.
    if (fault === 'credentials' && spelled.password !== entered.password) {
      ({ fault } = await ask(entered));
    }
    if (fault === null) onSignedIn();
    else showFault(fault);
  }

  const submit = handleSubmit(signIn, () => showFault('fixErrors'));
  const fingerprint =
    offers.passkeys && canUsePasskeys() ? (
      <FingerprintButton
        account={account}
        isFirst={isFingerprintFirst}
        onFault={showFault}
        onSignedIn={onSignedIn}
      />
    ) : null;

  return (
    <AuthCard heading={words.heading} subtitle={words.subtitle(brand.product)}>
      <Banner notice={isFixed ? null : notice} />
      {fingerprint && isFingerprintFirst ? (
        <>
          {fingerprint}
          <Or />
        </>
      ) : null}
      <AccountForm
        words={words}
        email={register('email', emailRules(onEmail))}
        emailFault={errors.email?.message}
        isValid={isValid}
        onSubmit={submit}
      >
        <PasswordField
          label={messages.password}
          autoComplete="current-password"
          fault={faultWords(errors.password?.message, messages)}
          {...register('password', { validate: (password) => passwordFault(password) ?? true })}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <label className="flex min-h-12 items-center gap-2">
            <input type="checkbox" defaultChecked className="size-6 accent-flame" />
            <span>{words.remember}</span>
          </label>
          <button
            type="button"
            onClick={() => void navigate({ hash: 'reset' })}
            className="min-h-12 rounded-control font-semibold text-flame underline underline-offset-4"
          >
            {words.forgot}
          </button>
          {brand.supportEmail ? (
            <p className="w-full text-ink-soft">
              <span>{`${words.forgotHelp} `}</span>
              <SupportLink address={brand.supportEmail} />
            </p>
          ) : null}
        </div>
      </AccountForm>
      <OtherWays
        account={account}
        supabase={supabase}
        offers={offers}
        onFault={showFault}
        onPhone={onPhone}
      >
        {isFingerprintFirst ? null : fingerprint}
      </OtherWays>
      <CrossLink text={words.crossText(brand.product)} label={words.crossLink} hash="signup" />
    </AuthCard>
  );
}
