import { Spinner } from '@thela/ui';
import { useMessages } from './messages';

/** In the place of a stall that has not come yet from the account. */
export function GettingStall() {
  const messages = useMessages();
  return (
    <div role="status" className="rounded-card border border-line/60 bg-white p-6 shadow-card">
      <h1 className="sr-only">{messages.line.opening}</h1>
      <Spinner>{messages.line.opening}</Spinner>
      <p className="mt-3 text-ink-soft">{messages.keeping.opening}</p>
    </div>
  );
}
