import { useWords } from '@thela/language';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@thela/page';
import { useMessages } from './messages';

/** Says on paper when it was printed. */
export function PrintedAt() {
  const messages = useMessages();
  const words = useWords();
  const [moment, setMoment] = useState<string | null>(null);
  useEffect(() => {
    // The browser prints what stands there when this event ends.
    const note = () => flushSync(() => setMoment(new Date().toISOString()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    <p className="mt-4 hidden text-sm print:block">
      {moment === null ? null : messages.paper.printed(formatDateTime(moment, words))}
    </p>
  );
}
