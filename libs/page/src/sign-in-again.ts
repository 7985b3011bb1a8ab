import { useLocation, useNavigate } from 'react-router-dom';

/**
 * In the history's state: of the sign-in screen, that it was opened over a page which goes on afterwards; of that page, that
 * somebody has signed in again for it.
 */
export const AGAIN = { again: true } as const;

/** @param state of the history: outside data */
export function isAgain(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'again' in state;
}

/** For a page whose action the server takes only soon after a sign-in. */
export function useSignInAgain() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    /** Whether the person has signed in for it: what they had typed stands there again. */
    isBack: isAgain(state),
    /** Opens the sign-in screen over the page. */
    signInAgain: () => void navigate({ hash: 'signin' }, { state: AGAIN }),
  };
}
