import { useFormContext, useWatch } from 'react-hook-form';
import { confirmFault, faultWords, newPasswordFault, spellPassword } from './credentials';
import { useMessages } from './messages';
import { PasswordField, PasswordStrength } from './password-field';

/** What these fields add to a form. */
export interface NewPassword {
  readonly password: string;
  /** Never sent. */
  readonly confirm: string;
}

export interface NewPasswordFieldsProps {
  /** "Password" by default. */
  readonly label?: string;
}

/** A new password, how good it is, and the same once more; within a `FormProvider`. */
export function NewPasswordFields({ label }: NewPasswordFieldsProps) {
  const messages = useMessages();
  const { register, control, formState } = useFormContext<NewPassword>();
  const { errors, isSubmitted, touchedFields } = formState;
  const password = useWatch({ control, name: 'password' });
  return (
    <>
      <PasswordField
        label={label ?? messages.password}
        autoComplete="new-password"
        fault={faultWords(errors.password?.message, messages, password)}
        hint={<PasswordStrength password={password} />}
        {...register('password', {
          setValueAs: spellPassword,
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
          setValueAs: spellPassword,
          validate: (value, entered) => confirmFault(value, entered.password) ?? true,
        })}
      />
    </>
  );
}
