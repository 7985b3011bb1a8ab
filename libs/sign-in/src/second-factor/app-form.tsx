import { FactorCodeForm } from './factor-code-form';
import { useSecondFactorMessages as useMessages } from '@thela/session';
import type { FactorFormProps } from './factor-form-props';

/** Asks for the code of an authenticator app. */
export function AppForm({ product, ...form }: FactorFormProps) {
  const words = useMessages().app;
  return <FactorCodeForm {...form} hint={words.ask(product)} />;
}
