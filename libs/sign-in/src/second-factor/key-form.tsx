import { Button } from '@thela/ui';
import { useSecondFactorMessages as useMessages } from '@thela/session';
import type { FactorFormProps } from './factor-form-props';

/** Asks for a security key. Only a press may: browsers ignore a question that nobody asked for. */
export function KeyForm({ factor, verification }: FactorFormProps) {
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
