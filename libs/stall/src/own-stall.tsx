import { useStore } from '@thela/contract';
import { PageHeader, SectionCard } from '@thela/ui';
import MapPin from 'lucide-react/icons/map-pin';
import Store from 'lucide-react/icons/store';
import { useEffect } from 'react';
import { LanguageCard, myMenuPath, stallPagePath, TextLink } from '@thela/page';
import { ExportBackup } from './export-backup';
import { ImportBackup } from './import-backup';
import { ImportTable } from './import-table';
import type { Catalogue } from './menu-choices';
import { useMessages } from './messages';
import { SaveTables } from './save-tables';
import { clearSetUpDraft } from './set-up-draft';
import { StallDetails } from './stall-details';
import type { StallPageProps } from './stall-page-props';
import { StorageSafety } from './storage-safety';
import { YourDays } from './your-days';

export interface OwnStallProps extends StallPageProps {
  readonly catalogue: Catalogue;
}

/** The stall of the vendor's own: its days, menu, name, copies and storage. */
export function OwnStall({ catalogue, ...props }: OwnStallProps) {
  const { stall: store, ledger, records, language, notify, accountStall } = props;
  const messages = useMessages();
  const stall = useStore(store);
  const { status } = useStore(records.health);
  const { serverDays } = useStore(accountStall.state);
  const onMenu = stall.dishes.filter(({ isRetired }) => !isRetired).length;
  useEffect(() => {
    // Set up in another tab, or by a copy: a draft that is left would return after everything was erased.
    if (status === 'ready') clearSetUpDraft(records);
  }, [status, records]);
  return (
    <>
      <PageHeader icon={<Store className="size-7" />} title={stall.name || messages.home.title}>
        <p className="mt-1 flex items-center gap-2 text-subheading text-ink-soft">
          <MapPin aria-hidden="true" className="size-5 shrink-0" />
          <span>{stall.place || messages.home.noPlace}</span>
        </p>
      </PageHeader>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <SectionCard heading={messages.home.menu.heading}>
            <p>{messages.home.menu.count(onMenu)}</p>
            <ul className="mt-2 flex flex-wrap gap-x-6">
              <li>
                <TextLink to={myMenuPath}>{messages.home.menu.open}</TextLink>
              </li>
              <li>
                <TextLink to={stallPagePath('dishes')}>{messages.home.menu.add}</TextLink>
              </li>
            </ul>
          </SectionCard>
          <YourDays ledger={ledger} notify={notify} stall={stall} keeping={accountStall.state} />
          <LanguageCard language={language} />
        </div>
        <div className="grid gap-6">
          <StallDetails stall={store} notify={notify} />
          <SectionCard heading={messages.copy.heading}>
            <p className="mb-4">{messages.copy.text}</p>
            {serverDays.length > 0 ? (
              <p className="mb-4 font-semibold">{messages.copy.notWhole(serverDays.length)}</p>
            ) : null}
            <ExportBackup ledger={ledger} records={records} />
            <SaveTables ledger={ledger} stall={stall} />
            {/* Days that are not here yet may have other plates. */}
            {serverDays.length > 0 ? null : <ImportTable {...props} catalogue={catalogue} />}
            <ImportBackup
              records={records}
              notify={notify}
              className="mt-5 border-t border-line pt-5"
            />
          </SectionCard>
          <StorageSafety records={records} />
          <p>
            <TextLink to={stallPagePath('erase')} tone="danger">
              {messages.erase.link}
            </TextLink>
          </p>
        </div>
      </div>
    </>
  );
}
