import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AccountForm, emailRules } from './account-form';
import { AuthCard, CrossLink } from './auth-card';
import {
  Banner,
  callBackend,
  failureNotice,
  NewPasswordFields,
  useAuthMessages as useMessages,
} from '@thela/session';
import { chosenLanguage } from './chosen-language';
import { mailReturnUrl } from '@thela/page';
import type { AuthText, NewPassword } from '@thela/session';
import { OtherWays } from './other-ways';
import type { AuthFormProps } from './sign-in-form';

interface NewAccount extends NewPassword {
  readonly email: string;
}

export interface SignUpFormProps extends AuthFormProps {
  /** Whether the form replaces the element that had the focus. */
  readonly takesFocus: boolean;
  /** Called after the confirmation mail to that address was sent. */
  readonly onMailSent: (email: string) => void;
}

/** The screen at `#signup`. */
export function SignUpForm(props: SignUpFormProps) {
  const words = useMessages().signUp;
  const { brand, supabase, account, offers, onEmail, onSignedIn, onPhone, onMailSent } = props;
  const [fault, setFault] = useState<AuthText | null>(null);
  const form = useForm<NewAccount>({
    mode: 'onTouched',
    defaultValues: { email: props.email, password: '', confirm: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isValid } = formState;

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
      <Banner notice={failureNotice(fault)} />
      <AccountForm
        words={words}
        email={register('email', emailRules(onEmail))}
        emailFault={errors.email?.message}
        isValid={isValid}
        onSubmit={handleSubmit(signUp)}
      >
        <FormProvider {...form}>
          <NewPasswordFields />
        </FormProvider>
      </AccountForm>
      <OtherWays
        account={account}
        supabase={supabase}
        offers={offers}
        onFault={setFault}
        onPhone={onPhone}
      />
      <CrossLink text={words.crossText} label={words.crossLink} hash="signin" />
    </AuthCard>
  );
}
