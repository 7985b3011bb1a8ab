import type { LocationStore } from '@thela/contract';
import { linkStyle, PageHeader, ToolLink } from '@thela/ui';
import Sunrise from 'lucide-react/icons/sunrise';
import { useTomorrowMessages } from './messages';

export interface TomorrowHeaderProps {
  readonly location: LocationStore;
  /** The day, in words. */
  readonly day?: string;
}

export function TomorrowHeader({ location, day }: TomorrowHeaderProps) {
  const { title, toProfit } = useTomorrowMessages();
  return (
    <div className="print:hidden">
      <PageHeader
        icon={<Sunrise className="size-7" />}
        title={title}
        {...(day === undefined ? {} : { subtitle: day })}
      >
        <ToolLink location={location} to="" className={linkStyle}>
          {toProfit}
        </ToolLink>
      </PageHeader>
    </div>
  );
}
