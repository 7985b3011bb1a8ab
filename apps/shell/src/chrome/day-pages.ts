import Sun from 'lucide-react/icons/sun';
import Sunrise from 'lucide-react/icons/sunrise';
import Tally5 from 'lucide-react/icons/tally-5';
import type { LucideIcon } from 'lucide-react';
import { matchPath, useLocation } from 'react-router-dom';
import { authScreenOf, countPath, todaysListPath, tomorrowPath, useIsHydrated } from '@thela/page';

interface DayPage {
  readonly path: string;
  readonly icon: LucideIcon;
}

/** The pages of a vendor's day: of what is, of what is sold, of what comes. */
export const dayPages = {
  today: { path: '/', icon: Sun },
  count: { path: countPath, icon: Tally5 },
  tomorrow: { path: tomorrowPath, icon: Sunrise },
} as const satisfies Record<string, DayPage>;

export type DayPageName = keyof typeof dayPages;

/** The page that is open, once the address is known whole: a prerendered page is the same for all below its own. */
export function useOpenDayPage(): DayPageName | undefined {
  const isHydrated = useIsHydrated();
  const { pathname, hash } = useLocation();
  if (!isHydrated || authScreenOf(hash)) return undefined;
  if (pathname === '/' || matchPath(todaysListPath, pathname)) return 'today';
  return (['count', 'tomorrow'] as const).find((name) =>
    matchPath(`${dayPages[name].path}/*`, pathname),
  );
}
