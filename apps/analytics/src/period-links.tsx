import type { Period } from '@thela/books';
import type { LocationStore } from '@thela/contract';
import { ToolLink } from '@thela/ui';
import { useMessages } from './messages';
import { periodPaths } from './period-path';

const PERIODS = Object.keys(periodPaths) as readonly Period[];

export interface PeriodLinksProps {
  readonly location: LocationStore;
  /** The period that is shown. */
  readonly open: Period;
}

/** The choice of a period: a link to the page of each. */
export function PeriodLinks({ location, open }: PeriodLinksProps) {
  const { label, names } = useMessages().periods;
  return (
    <nav aria-label={label} className="mb-6">
      <ul className="flex flex-wrap gap-1 rounded-card border border-line/60 bg-white p-1 shadow-card sm:inline-flex">
        {PERIODS.map((period) => (
          <li key={period} className="flex min-w-min flex-1 sm:flex-none">
            <ToolLink
              location={location}
              to={periodPaths[period]}
              aria-current={period === open ? 'page' : undefined}
              className="flex min-h-12 min-w-12 flex-1 items-center justify-center rounded-control px-1 py-1 text-center leading-tight font-medium text-ink transition-colors duration-150 hover:bg-turmeric-tint aria-[current=page]:bg-turmeric aria-[current=page]:font-bold sm:px-5"
            >
              {names[period]}
            </ToolLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
