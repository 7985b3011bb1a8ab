import type { ToolProps } from '@thela/contract';
import { Card, NotRead, PageHeader } from '@thela/ui';
import BookOpenText from 'lucide-react/icons/book-open-text';
import HandPlatter from 'lucide-react/icons/hand-platter';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sunrise from 'lucide-react/icons/sunrise';
import TrendingUp from 'lucide-react/icons/trending-up';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useMessages } from './messages';
import type { Messages } from './messages';

interface PathProps extends ToolProps {
  /** Begins with the name of the page. */
  readonly path: string;
}

/** The pages that are loaded when they are first opened: who only looks at the day does not wait for them. */
const pages = {
  count: {
    load: () => import('./count/count'),
    icon: HandPlatter,
    place: 'showing the page to count',
    words: ({ count, countPlates }: Messages) => ({ ...count, title: countPlates }),
  },
  menu: {
    load: () => import('./menu/menu'),
    icon: BookOpenText,
    place: 'showing the menu',
    words: ({ menu, myMenu }: Messages) => ({ ...menu, title: myMenu }),
  },
  tomorrow: {
    load: () => import('./tomorrow/tomorrow'),
    icon: Sunrise,
    place: 'showing the page of tomorrow',
    words: ({ tomorrow }: Messages) => tomorrow,
  },
  'price-changes': {
    load: () => import('./price-changes/price-changes'),
    icon: TrendingUp,
    place: 'showing the price changes',
    words: ({ priceChanges }: Messages) => priceChanges,
  },
  'what-if': {
    load: () => import('./what-if/what-if'),
    icon: SlidersHorizontal,
    place: 'showing what if',
    words: ({ whatIf }: Messages) => whatIf,
  },
} as const;

type PageName = keyof typeof pages;

const fetchPage = (name: PageName) => {
  const load: () => Promise<{ default: ComponentType<PathProps> }> = pages[name].load;
  return lazy(load);
};
const first = {
  count: fetchPage('count'),
  menu: fetchPage('menu'),
  tomorrow: fetchPage('tomorrow'),
  'price-changes': fetchPage('price-changes'),
  'what-if': fetchPage('what-if'),
};

/** The page that a path belongs to, of those that are loaded when they are first opened. */
export function pageNamed(path: string): PageName | null {
  const [root = ''] = path.split('/');
  return isPage(root) ? root : null;
}

function isPage(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}

/** Loads the page of counting before somebody opens it, which then is quick. */
export function prefetchCount(): void {
  // The page itself says when it cannot be loaded.
  pages.count.load().catch(() => {});
}

export interface PageLoaderProps extends PathProps {
  readonly name: PageName;
}

/** A page that is loaded when it is first opened. */
export function PageLoader({ shell, name, path }: PageLoaderProps) {
  const [Page, setPage] = useState<ComponentType<PathProps>>(() => first[name]);
  const messages = useMessages();
  const words = pages[name].words(messages);
  return (
    <ErrorBoundary
      onError={(error) => shell.reportError(error, pages[name].place)}
      // React.lazy remembers a failed import, so a retry needs a new lazy component.
      onReset={() => setPage(() => fetchPage(name))}
      fallbackRender={({ resetErrorBoundary }) => (
        <Frame name={name}>
          <Card className="p-6">
            <NotRead text={words.failed} retry={messages.retry} onRetry={resetErrorBoundary} />
          </Card>
        </Frame>
      )}
    >
      <Suspense fallback={<Loading name={name} />}>
        <Page shell={shell} path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Frame({ name, children }: { readonly name: PageName; readonly children: ReactNode }) {
  const { icon: Icon, words } = pages[name];
  const { title, subtitle } = words(useMessages());
  return (
    <>
      <PageHeader icon={<Icon className="size-7" />} title={title} subtitle={subtitle} />
      {children}
    </>
  );
}

function Loading({ name }: { readonly name: PageName }) {
  const { loading } = pages[name].words(useMessages());
  return (
    <Frame name={name}>
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">{loading}</span>
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="h-24 animate-pulse rounded-card bg-line/30" />
        ))}
      </div>
    </Frame>
  );
}
