import { useAction } from '@thela/page';
import { TextField } from '@thela/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, ReactNode } from 'react';
import { useMessages } from './code/messages';
import { CODE_LENGTH, readCode } from './read-code';

/** How the check of a code ended; `unchecked` without an answer, so that the same code can be tried again. */
export type CodeResult = 'right' | 'wrong' | 'unchecked';

/** What a screen lays out within the form. */
interface CodeFormParts {
  readonly field: ReactNode;
  readonly focusField: () => void;
  readonly isChecking: boolean;
  /** Whether all six digits are there. */
  readonly isWhole: boolean;
}

export interface CodeFormProps {
  /** What a screen reader calls the form. */
  readonly name: string;
  readonly className: string;
  /** Has the code checked: at its sixth digit, and when the form is sent. */
  readonly check: (code: string) => Promise<CodeResult>;
  readonly children: (parts: CodeFormParts) => ReactNode;
  /** When the field takes the focus: as it appears, or then and after each check that did not go well. */
  readonly focus?: 'never' | 'first' | 'always' | undefined;
  /** "Six-digit code" by default. */
  readonly label?: string | undefined;
  /** Below the field; screen readers read it together with the field. */
  readonly hint?: ReactNode;
  readonly fault?: string | undefined;
  readonly onShort?: () => void;
  readonly onType?: () => void;
  /** Whether the code comes by SMS: then the browser may take it from there. */
  readonly isBySms?: boolean;
}

/**
 * A form around one field for a code of six digits. The field takes the code from the keyboard's suggestion, and
 * pasted also with spaces or within a whole message. While a code is checked it cannot be changed; one that was wrong
 * is cleared.
 */
export function CodeForm(props: CodeFormProps) {
  const { name, className, check, children, focus = 'first', label, hint, fault } = props;
  const { onShort, onType, isBySms = false } = props;
  const words = useMessages();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [code, setCode] = useState('');
  const { isBusy: isChecking, run } = useAction();
  const isWhole = code.length === CODE_LENGTH;
  const focusField = () => input?.focus();
  useLayoutEffect(() => {
    if (focus !== 'never') input?.focus();
  }, [focus, input]);

  const checkNow = (whole: string) =>
    run(async () => {
      const result = await check(whole);
      if (result === 'right') return;
      if (result === 'wrong') setCode('');
      if (focus === 'always') focusField();
    });

  useSmsCode(isBySms, (found) => {
    setCode(found);
    void checkNow(found);
  });

  function take(text: string) {
    const digits = readCode(text);
    if (digits === null || digits === code) return;
    setCode(digits);
    onType?.();
    if (digits.length === CODE_LENGTH) void checkNow(digits);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    // A whole code replaces what was typed; everything else is put in where the cursor is.
    if (readCode(text)?.length !== CODE_LENGTH) return;
    event.preventDefault();
    take(text);
  }

  const field = (
    <TextField
      ref={setInput}
      label={label ?? words.code}
      hint={hint}
      fault={fault}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      look="figures"
      readOnly={isChecking}
      value={code}
      onChange={(event) => take(event.target.value)}
      onPaste={paste}
    />
  );
  return (
    <form
      method="post"
      noValidate
      aria-label={name}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) void checkNow(code);
        else onShort?.();
      }}
    >
      {children({ field, focusField, isChecking, isWhole })}
    </form>
  );
}

/** WebOTP, which TypeScript does not know: https://wicg.github.io/web-otp/ */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/**
 * Takes the code out of the SMS where the browser can: the person allows it with one tap. Such an SMS ends with
 * `@thela.example #123456`, the site and the code.
 *
 * @param isSent whether an SMS is on its way
 */
function useSmsCode(isSent: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!isSent || !('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials
      .get(request)
      .then((found) => {
        if (found && 'code' in found && typeof found.code === 'string') latest.current(found.code);
      })
      // The person declined or left, or no SMS came: the code can be typed.
      .catch(() => {});
    return () => stop.abort();
  }, [isSent]);
}
