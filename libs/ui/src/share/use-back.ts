import { useEffect, useEffectEvent, useRef } from 'react';

const isAtDialog = () => (history.state as { dialog?: unknown } | null)?.dialog === true;

/**
 * Has Back close a dialog: while it is shown, history is at an entry of its own above that of the page, with the same address.
 *
 * @returns leaves that entry, for when the dialog is closed in another way
 */
export function useBack(close: () => void): () => void {
  const isLeft = useRef(false);
  const onHistory = useEffectEvent(() => {
    isLeft.current = !isAtDialog();
    if (isLeft.current) close();
  });
  useEffect(() => {
    if (!isAtDialog()) history.pushState({ ...history.state, dialog: true }, '');
    window.addEventListener('popstate', onHistory);
    return () => window.removeEventListener('popstate', onHistory);
  }, []);
  return () => {
    // Forward may be there by now.
    if (!isLeft.current && isAtDialog()) history.back();
  };
}
