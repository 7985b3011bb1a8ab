import { useEffect, useState } from 'react';

/** What is said for each of ten taps a second helps nobody: the last of it is said after this pause, in ms. */
const PAUSE_MS = 1000;

/** Says a text to screen readers when it has not changed for a moment. */
export function SaidAfterPause({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
