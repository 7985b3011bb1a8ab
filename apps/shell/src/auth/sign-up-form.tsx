import { shownLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AccountForm, emailRules } from './account-form';
import { AuthCard, CrossLink } from './auth-card';
import { callBackend } from './auth-errors';
import { Banner } from './banner';
import { mailReturnUrl } from './auth-address';
import { confirmFault, newPasswordFault } from './credentials';
import type { AuthText } from './auth-text';
import { faultWords } from './fault-words';
import { useMessages } from './messages';
import { PasswordField, PasswordStrength } from './password-field';
import { ProviderButtons } from './provider-buttons';
import type { AuthFormProps } from './sign-in-form';

interface NewAccount {
  readonly email: string;
  readonly password: string;
  /** Never sent. */
  readonly confirm: string;
}

export interface SignUpFormProps extends AuthFormProps {
  /** Whether the form replaces the element that had the focus. */
  readonly takesFocus: boolean;
  /** Called after the confirmation mail to that address was sent. */
  readonly onMailSent: (email: string) => void;
}

/** The screen at `#signup`. */
export function SignUpForm(props: SignUpFormProps) {
  const messages = useMessages();
  const words = messages.signUp;
  const { brand, supabase, account, onEmail, onSignedIn, onMailSent } = props;
  const [fault, setFault] = useState<AuthText | null>(null);
  const { register, handleSubmit, control, formState } = useForm<NewAccount>({
    mode: 'onTouched',
    defaultValues: { email: props.email, password: '', confirm: '' },
  });
  const { errors, isValid, isSubmitting, isSubmitted, touchedFields } = formState;
  const password = useWatch({ control, name: 'password' });

  async function signUp({ email, password: chosen }: NewAccount) {
    setFault(null);
    const result = await callBackend('signUp', async () =>
      (await account.client()).signUp({
        email,
        password: chosen,
        // The mails to this person are in their language.
        options: { emailRedirectTo: mailReturnUrl(), data: { language: chosenLanguage() } },
      }),
    );
    if (result.fault !== null) return setFault(result.fault);
    const { session, user } = result.answer.data;
    // The backend asks for no confirmation.
    if (session) onSignedIn();
    // For a registered address the backend answers without an error, and without an identity.
    else if (user?.identities?.length === 0) setFault('registered');
    else onMailSent(email);
  }

  return (
    <AuthCard
      heading={words.heading}
      subtitle={words.subtitle(brand.product)}
      takesFocus={props.takesFocus}
    >
      <Banner notice={fault === null ? null : { tone: 'error', text: fault }} />
      <AccountForm
        words={words}
        email={register('email', emailRules(onEmail))}
        emailFault={errors.email?.message}
        isValid={isValid}
        isSubmitting={isSubmitting}
        onSubmit={handleSubmit(signUp)}
      >
        <PasswordField
          label={messages.password}
          autoComplete="new-password"
          fault={faultWords(errors.password?.message, messages, password)}
          hint={<PasswordStrength password={password} />}
          {...register('password', {
            validate: (value) => newPasswordFault(value) ?? true,
            deps: 'confirm',
          })}
        />
        <PasswordField
          label={messages.confirmPassword}
          autoComplete="new-password"
          // A change of the password also checks this field, which the person may not have reached yet.
          fault={
            touchedFields.confirm || isSubmitted
              ? faultWords(errors.confirm?.message, messages)
              : undefined
          }
          {...register('confirm', {
            validate: (value, entered) => confirmFault(value, entered.password) ?? true,
          })}
        />
      </AccountForm>
      <ProviderButtons account={account} supabase={supabase} onFault={setFault} />
      <CrossLink text={words.crossText} label={words.crossLink} hash="signin" />
    </AuthCard>
  );
}

/** Also where its texts could not be loaded and the page is in English. */
function chosenLanguage(): Language {
  return shownLanguage.getSnapshot().settled;
}
