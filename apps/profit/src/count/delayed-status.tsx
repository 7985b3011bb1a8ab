import { useEffect, useState } from 'react';

/** Announcing each of ten taps a second helps nobody: the last text is announced after this pause, in ms. */
const PAUSE_MS = 1000;

/** Announces a text to screen readers once it has not changed for a moment. */
export function DelayedStatus({ text }: { readonly text: string }) {
  const [status, setStatus] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStatus(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {status}
    </p>
  );
}
