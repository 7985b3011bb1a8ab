import type { ToolProps } from '@thela/contract';
import { Button, Card, PageHeader } from '@thela/ui';
import BookOpenText from 'lucide-react/icons/book-open-text';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { messages } from './messages';

/** Who only counts plates does not wait for the pages of the menu. */
const fetchMenu = () => lazy(() => import('./menu/menu'));
const FirstMenu = fetchMenu();

export interface MenuLoaderProps extends ToolProps {
  /** Begins with `menu`. */
  readonly path: string;
}

/** The pages of the menu, which are loaded when they are first opened. */
export function MenuLoader({ shell, path }: MenuLoaderProps) {
  const [Menu, setMenu] = useState(() => FirstMenu);
  return (
    <ErrorBoundary
      onError={(error) => shell.reportError(error, 'showing "My menu"')}
      // React.lazy remembers a failed import, so a retry needs a new lazy component.
      onReset={() => setMenu(fetchMenu)}
      fallbackRender={({ resetErrorBoundary }) => (
        <Frame>
          <Card className="p-6">
            <p role="alert" className="mb-4 text-lg">
              {messages.menu.failed}
            </p>
            <Button onClick={resetErrorBoundary}>{messages.menu.retry}</Button>
          </Card>
        </Frame>
      )}
    >
      <Suspense fallback={<Loading />}>
        <Menu shell={shell} path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageHeader
        icon={<BookOpenText className="size-7" />}
        title={messages.myMenu}
        subtitle={messages.menu.subtitle}
      />
      {children}
    </>
  );
}

function Loading() {
  return (
    <Frame>
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">{messages.menu.loading}</span>
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="h-24 animate-pulse rounded-card bg-line/30" />
        ))}
      </div>
    </Frame>
  );
}
