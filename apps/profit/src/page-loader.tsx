import type { ToolProps } from '@thela/contract';
import { LazyPage } from '@thela/ui';
import { partOf } from '@thela/ui/lazy-part';
import BookOpenText from 'lucide-react/icons/book-open-text';
import HandPlatter from 'lucide-react/icons/hand-platter';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sunrise from 'lucide-react/icons/sunrise';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useMessages } from './messages';
import type { Messages } from './messages';

interface PathProps extends ToolProps {
  /** Begins with the name of the page. */
  readonly path: string;
}

/** The pages that are loaded when they are first opened: who only looks at the day does not wait for them. */
const pages = {
  count: {
    part: partOf<PathProps>(() => import('./count/count')),
    icon: HandPlatter,
    activity: 'showing the page to count',
    words: ({ count, countPlates }: Messages) => ({ ...count, title: countPlates }),
  },
  menu: {
    part: partOf<PathProps>(() => import('./menu/menu')),
    icon: BookOpenText,
    activity: 'showing the menu',
    words: ({ menu, myMenu }: Messages) => ({ ...menu, title: myMenu }),
  },
  tomorrow: {
    part: partOf<PathProps>(() => import('./tomorrow/tomorrow')),
    icon: Sunrise,
    activity: 'showing the page of tomorrow',
    words: (messages: Messages) => messages.tomorrow,
  },
  'price-changes': {
    part: partOf<PathProps>(() => import('./price-changes/price-changes')),
    icon: TrendingUp,
    activity: 'showing the price changes',
    words: ({ priceChanges, prices }: Messages) => ({ ...priceChanges, title: prices.page }),
  },
  'what-if': {
    part: partOf<PathProps>(() => import('./what-if/what-if')),
    icon: SlidersHorizontal,
    activity: 'showing what if',
    words: ({ whatIf, prices }: Messages) => ({ ...whatIf, title: prices.page }),
  },
} as const;

type PageName = keyof typeof pages;

/** The page that a path belongs to, of those that are loaded when they are first opened. */
export function pageOf(path: string): PageName | null {
  const [root = ''] = path.split('/');
  return isPage(root) ? root : null;
}

function isPage(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}

/** Loads the page of counting before somebody opens it, which then is quick. */
export function prefetchCount(): void {
  // The page itself says when it cannot be loaded.
  pages.count.part.load().catch(() => {});
}

export interface PageLoaderProps extends PathProps {
  readonly name: PageName;
}

export function PageLoader({ shell, name, path }: PageLoaderProps) {
  const messages = useMessages();
  const { opening, notOpened, retry } = messages;
  const { part, icon: Icon, activity, words } = pages[name];
  return (
    <LazyPage
      part={part}
      props={{ shell, path }}
      onError={(error) => shell.reportError(error, activity)}
      icon={<Icon className="size-7" />}
      words={{ ...words(messages), opening, notOpened, retry }}
    />
  );
}
