import { useStore } from '@thela/contract';
import { BackLink, stallPath, useMessages as usePageMessages } from '@thela/page';
import { Card, PageHeader } from '@thela/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useMessages } from './messages';
import { SaveTables } from './save-tables';
import type { StallPageProps } from './stall-page-props';
import { YourDays } from './your-days';

/** All days of the stall, and the tables that are made of them. */
export function DaysPage({ stall: store, ledger, notify, accountStall }: StallPageProps) {
  const { pages } = useMessages();
  const { title } = usePageMessages().stall;
  const stall = useStore(store);
  return (
    <>
      <BackLink to={stallPath}>{title}</BackLink>
      <PageHeader icon={<CalendarDays className="size-7" />} title={pages.days} />
      <div className="grid max-w-text gap-6">
        <YourDays ledger={ledger} notify={notify} stall={stall} keeping={accountStall.state} />
        <Card className="p-4 sm:p-6">
          <SaveTables ledger={ledger} stall={stall} />
        </Card>
      </div>
    </>
  );
}
