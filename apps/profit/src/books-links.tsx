import type { LocationStore } from '@thela/contract';
import { SectionCard, ToolLink } from '@thela/ui';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sunrise from 'lucide-react/icons/sunrise';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useMessages } from './messages';

/** The pages that say what the records of an own stall mean. */
export function BooksLinks({ location }: { readonly location: LocationStore }) {
  const { booksSay, tomorrow, priceChanges, whatIf } = useMessages();
  return (
    <SectionCard heading={booksSay}>
      <ul className="-my-1 divide-y divide-line/70 lg:grid lg:grid-cols-3 lg:gap-x-6 lg:divide-y-0">
        <BooksLink location={location} to="tomorrow" icon={Sunrise} {...tomorrow} />
        <BooksLink location={location} to="price-changes" icon={TrendingUp} {...priceChanges} />
        <BooksLink location={location} to="what-if" icon={SlidersHorizontal} {...whatIf} />
      </ul>
    </SectionCard>
  );
}

interface BooksLinkProps {
  readonly location: LocationStore;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly subtitle: string;
}

function BooksLink({ location, to, icon: Icon, title, subtitle }: BooksLinkProps) {
  return (
    <li>
      <ToolLink
        location={location}
        to={to}
        className="group flex min-h-16 items-center gap-3 rounded-control py-2"
      >
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-control bg-turmeric-tint text-ink"
        >
          <Icon className="size-6" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-flame underline-offset-4 group-hover:underline">
            {title}
          </span>
          <span className="block text-sm text-ink-soft">{subtitle}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-control lg:hidden" />
      </ToolLink>
    </li>
  );
}
