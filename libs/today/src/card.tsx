import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MOST_CARDS } from './hour-cards';

/** Cards keep the height of three lines, so that nothing below moves when they arrive. */
const CARD =
  'flex h-full min-h-24 items-center gap-[min(0.75rem,3vw)] rounded-card border border-line/60 bg-white px-[min(1rem,4vw)] py-2 shadow-card';

const LIST = 'grid gap-3 md:grid-cols-3';

export interface CardProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** One thing that the hour asks for, or that is new; all of it leads there. */
export function Card({ to, icon, title, children }: CardProps) {
  return (
    <li>
      <Link to={to} className={`${CARD} group hover:bg-turmeric-tint`}>
        <span
          aria-hidden="true"
          className="grid size-[min(2.75rem,12vw)] shrink-0 place-items-center rounded-control bg-turmeric-tint text-flame"
        >
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-bold wrap-anywhere">{title}</span>
          {children}
        </span>
        <ChevronRight aria-hidden="true" className="size-[min(1.25rem,6vw)] shrink-0 text-flame" />
      </Link>
    </li>
  );
}

/** A line of a card below its title. */
export function Note({ children }: { readonly children: string }) {
  return <span className="block text-sm text-ink-soft">{children}</span>;
}

export function CardList({ children }: { readonly children: ReactNode }) {
  return <ul className={LIST}>{children}</ul>;
}

/** The places of cards that are not there yet: a prerendered page has all of them, its first script shows some. */
export function CardPlaces({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className={LIST}>
      {Array.from({ length: MOST_CARDS }, (_, index) => (
        <div
          key={index}
          data-card
          hidden={index >= count}
          suppressHydrationWarning
          className={CARD}
        >
          <div className="h-11 w-2/3 animate-pulse rounded-control bg-line/40 [animation-delay:1s]" />
        </div>
      ))}
    </div>
  );
}
