import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import type { ToolLoader, ToolState } from '@thela/federation';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Feature } from '../site/features';
import { offerOf } from '../site/features';
import { ToolSkeleton, useIsHydrated, useMessages as usePageMessages } from '@thela/page';
import { useMessages } from './messages';
import { ToolNotice } from './tool-notice';
import { useRetries } from './use-retries';

export interface ToolPageProps {
  readonly feature: Feature;
  readonly loader: ToolLoader;
  readonly shell: Shell;
  /** While what the tool is about to show is not there yet. */
  readonly isWaiting?: boolean;
  /** Stands above the tool, once it is there: nothing moves. */
  readonly above?: ReactNode;
  /** Called on a retry, to move the focus: its button disappears. */
  readonly onRetry: () => void;
}

/** Opens a tool and shows it, or the reason why it cannot be shown. */
export function ToolPage(props: ToolPageProps) {
  const { feature, loader, shell, isWaiting = false, above, onRetry } = props;
  const loaded = useStore(loader);
  // A prerendered page shows a tool that is still to come; this one may be here before the page is hydrated.
  const current: ToolState = useIsHydrated() ? loaded : { status: 'absent' };
  // The notice stays as it is while the page tries again by itself: a screen reader does not say it each time.
  const state: ToolState =
    current.status === 'loading' && current.failure
      ? { status: 'failed', failure: current.failure }
      : current;
  useEffect(() => loader.open(), [loader]);
  useRetries(loader, current);
  const words = useMessages();
  const page = usePageMessages();
  const { opening, retry: retryText, unreachable } = page.tool;
  const failed = { ...words.failed, unreachable };
  const name = offerOf(feature, page).label;
  const retry = () => {
    onRetry();
    loader.retry();
  };

  switch (state.status) {
    case 'absent':
    case 'loading':
      return (
        <>
          {state.status === 'loading' && state.isSlow ? (
            <ToolNotice
              tone="waiting"
              title={words.slow.title(name)}
              text={words.slow.text}
              action={words.slow.action}
              onAction={retry}
            />
          ) : null}
          <ToolSkeleton label={opening(name)} />
        </>
      );
    case 'ready': {
      const { Component } = state.tool;
      const skeleton = <ToolSkeleton label={opening(name)} />;
      if (isWaiting) return skeleton;
      return (
        <ErrorBoundary fallback={null} onError={loader.reportCrash}>
          {above}
          <Suspense fallback={skeleton}>
            <Component shell={shell} />
          </Suspense>
        </ErrorBoundary>
      );
    }
    case 'failed':
    case 'crashed': {
      const { title, text } =
        state.status === 'failed' ? failed[state.failure.kind] : words.crashed;
      const isOff = state.status === 'failed' && state.failure.kind === 'disabled';
      return (
        <ToolNotice
          tone="failure"
          title={title(name)}
          text={isOff ? state.failure.detail : text}
          note={words.dataSafe}
          action={retryText}
          onAction={retry}
          {...(isOff ? {} : { details: words.details })}
        />
      );
    }
  }
}
