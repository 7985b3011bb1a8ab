import { LazyPart } from '@thela/ui/lazy-part';
import type { Part } from '@thela/ui/lazy-part';
import type { ReactNode } from 'react';
import { reportError } from './error-report';
import { useMessages } from './messages';
import { ToolSkeleton } from './tool-skeleton';
import { Unreachable } from './unreachable';

export interface PagePartProps<Props extends object> {
  readonly part: Part<Props>;
  readonly props: Props;
  /** What the page does meanwhile, for a report: "showing the diagnostics". */
  readonly doing: string;
  /** The name of a page, which a skeleton shows while the page loads; nothing stands there for what is no page. */
  readonly name?: string;
  /** Stands there meanwhile, in place of that skeleton. */
  readonly loading?: ReactNode;
  /** Stands for what cannot be loaded, or fails; without it the page says so of what has a name. */
  readonly fallback?: ReactNode | ((retry: () => void) => ReactNode);
}

/** A part of the shell whose code loads once it is needed. Whatever happens to it, the rest of the page stays. */
export function PagePart<Props extends object>(given: PagePartProps<Props>) {
  const { part, props, doing, name, fallback } = given;
  const { opening } = useMessages().tool;
  const skeleton = name === undefined ? null : <ToolSkeleton label={opening(name)} />;
  return (
    <LazyPart
      part={part}
      props={props}
      onError={(error) => reportError(error, { name: 'shell' }, doing)}
      loading={given.loading ?? skeleton}
      failed={(retry) => {
        if (typeof fallback === 'function') return fallback(retry);
        return fallback ?? (name ? <Unreachable name={name} onRetry={retry} /> : null);
      }}
    />
  );
}
