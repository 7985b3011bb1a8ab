import { useEffect, useState } from 'react';

/** What is said for each of ten taps a second helps nobody: the last of it is said after this pause, in ms. */
const PAUSE_MS = 1000;

/** Says a text to screen readers when it has not changed for a moment. */
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
