import type { Shell } from '@thela/contract';
import type { ToolLoader, ToolState } from '@thela/federation';
import { Button, Card } from '@thela/ui';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

export interface MountedToolProps {
  readonly name: string;
  readonly loader: ToolLoader;
  readonly state: ToolState;
  readonly shell: Shell;
}

/** The tool, or the reason why it is not shown. */
export function MountedTool({ name, loader, state, shell }: MountedToolProps) {
  switch (state.status) {
    case 'absent':
    case 'loading':
      return <Loading name={name} />;
    case 'ready': {
      const { Component } = state.tool;
      return (
        <ErrorBoundary fallback={null} onError={loader.reportCrash}>
          <Suspense fallback={<Loading name={name} />}>
            <Component shell={shell} />
          </Suspense>
        </ErrorBoundary>
      );
    }
    case 'failed': {
      const { kind, detail } = state.failure;
      return <Trouble title={`${name} is ${kind}`} detail={detail} onRetry={loader.retry} />;
    }
    case 'crashed': {
      const detail = String(state.error);
      return <Trouble title={`${name} crashed`} detail={detail} onRetry={loader.retry} />;
    }
  }
}

function Loading({ name }: { readonly name: string }) {
  return (
    <div role="status">
      <p className="mb-4 text-ink-soft">{`Loading ${name} …`}</p>
      <div aria-hidden="true" className="h-56 animate-pulse rounded-card bg-line/40" />
    </div>
  );
}

interface TroubleProps {
  readonly title: string;
  readonly detail: string;
  readonly onRetry: () => void;
}

/** For engineers, unlike the shell's notice: shows the kind of failure and its detail. */
function Trouble({ title, detail, onRetry }: TroubleProps) {
  return (
    <Card className="p-6">
      <div role="alert">
        <h1 className="text-heading font-bold text-chilli">{title}</h1>
        <p className="mt-2 max-w-text break-words">{detail}</p>
      </div>
      <Button onClick={onRetry} className="mt-4">
        Retry
      </Button>
    </Card>
  );
}
