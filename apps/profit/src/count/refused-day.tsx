import type { LocationStore } from '@thela/contract';
import type { StallDay } from '@thela/ledger';
import { buttonLinkStyle, PageHeader, ToolLink } from '@thela/ui';
import Signpost from 'lucide-react/icons/signpost';
import { countPath } from './count-route';
import type { CountRoute } from './count-route';
import { addDays } from '@thela/ledger';
import { useCountMessages } from './messages';

export interface RefusedDayProps {
  readonly location: LocationStore;
  readonly today: StallDay;
  readonly why: Extract<CountRoute, { readonly kind: 'refused' }>['why'];
}

export function RefusedDay({ location, today, why }: RefusedDayProps) {
  const words = useCountMessages();
  const { refused } = words;
  return (
    <>
      <PageHeader
        icon={<Signpost className="size-7" />}
        title={refused.title}
        subtitle={refused[why]}
      />
      <div className="flex flex-wrap gap-3">
        <ToolLink location={location} to={countPath(null)} className={buttonLinkStyle}>
          {words.toToday}
        </ToolLink>
        <ToolLink
          location={location}
          to={countPath(addDays(today, -1))}
          className={buttonLinkStyle}
        >
          {words.toYesterday}
        </ToolLink>
      </div>
    </>
  );
}
