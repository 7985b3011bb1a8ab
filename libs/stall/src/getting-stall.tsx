import { Spinner } from '@thela/ui';
import { useMessages } from './messages';

/** In the place of a stall that has not come yet from the account. */
export function GettingStall() {
  const { getting } = useMessages();
  return (
    <div role="status" className="rounded-card border border-line/60 bg-white p-6 shadow-card">
      <h1 className="sr-only">{getting.heading}</h1>
      <Spinner>{getting.heading}</Spinner>
      <p className="mt-3 text-ink-soft">{getting.hint}</p>
    </div>
  );
}
