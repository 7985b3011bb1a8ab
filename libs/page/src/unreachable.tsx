import { Button } from '@thela/ui';
import { useEffect } from 'react';
import { useMessages } from './messages';

export interface UnreachableProps {
  /** What the screen is called. */
  readonly name: string;
  /** Loads its code again; without it the page is loaded again. */
  readonly onRetry?: () => void;
  /** Signs out; for who is asked in the middle of a sign-in, and would stay at this step. */
  readonly onCancel?: () => void;
}

/** Stands for a screen whose code could not be loaded. */
export function Unreachable({ name, onRetry, onCancel }: UnreachableProps) {
  const { account, tool } = useMessages();
  const words = tool.unreachable;
  useEffect(() => {
    if (!onRetry) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div role="alert" className="mx-auto max-w-text py-10 text-center">
      <h1 className="text-title font-bold">{words.title(name)}</h1>
      <p className="mt-3 text-lg text-ink-soft">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry ?? (() => window.location.reload())}>{tool.retry}</Button>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            {account.logout}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
