import { LazyPart } from '@thela/ui/lazy-part';
import type { Part } from '@thela/ui/lazy-part';
import type { ReactNode } from 'react';
import { reportError } from './error-report';
import { useMessages } from './messages';
import { ToolSkeleton } from './tool-skeleton';
import { useRetries } from './use-retries';

export interface PagePartProps<Props extends object> {
  readonly part: Part<Props>;
  readonly props: Props;
  /** What the page does meanwhile, for a report: "showing the diagnostics". */
  readonly doing: string;
  /** The name of a page, which a skeleton shows while the page loads; nothing stands there for what is no page. */
  readonly name?: string;
  /** Stands there meanwhile, in place of that skeleton. */
  readonly loading?: ReactNode;
  /** Stands for what cannot be loaded, or fails. */
  readonly fallback?: ReactNode | ((retry: () => void) => ReactNode);
}

/** A part of the shell whose code loads once it is needed. Whatever happens to it, the rest of the page stays. */
export function PagePart<Props extends object>(given: PagePartProps<Props>) {
  const { part, props, doing, name, fallback = null } = given;
  const { opening } = useMessages().tool;
  const skeleton = name === undefined ? null : <ToolSkeleton label={opening(name)} />;
  return (
    <LazyPart
      part={part}
      props={props}
      onError={(error) => reportError(error, { name: 'shell' }, doing)}
      loading={given.loading ?? skeleton}
      failed={(retry) => (
        <Failed part={part} retry={retry}>
          {typeof fallback === 'function' ? fallback(retry) : fallback}
        </Failed>
      )}
    />
  );
}

interface FailedProps {
  readonly part: { readonly load: () => Promise<unknown>; readonly isLoaded: () => boolean };
  readonly retry: () => void;
  readonly children: ReactNode;
}

/** Fetches the code of a part that could not be fetched, and shows it once it is there. */
function Failed({ part, retry, children }: FailedProps) {
  useRetries(async () => {
    // What threw while it was rendered would throw again.
    if (part.isLoaded()) return;
    await part.load();
    retry();
  });
  return children;
}
