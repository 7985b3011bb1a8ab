import { MissingSupabaseError } from '@thela/site-config';
import { Button } from '@thela/ui';
import { useMessages } from '@thela/page';

export interface StartUpFailureProps {
  readonly error: unknown;
  /** Whether the configuration was read, so that something else failed. */
  readonly isConfigured: boolean;
}

/** Shown instead of the page when the configuration cannot be read, and so the brand is unknown; or something else failed. */
export function StartUpFailure({ error, isConfigured }: StartUpFailureProps) {
  const words = useMessages().startUp;
  const isMissing = error instanceof MissingSupabaseError;
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="max-w-text text-center">
        <h1 className="text-title font-bold">{isMissing ? error.message : words.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">
          {isMissing ? words.supabaseMissing : isConfigured ? words.broken : words.text}
        </p>
        <Button className="mt-6" onClick={() => window.location.reload()}>
          {words.action}
        </Button>
      </div>
    </main>
  );
}
