import { useEffect, useRef } from 'react';

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
export function useSmsCode(isSent: boolean, onCode: (code: string) => void): void {
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
