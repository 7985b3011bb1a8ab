import { useStore } from '@thela/contract';
import {
  accountPath,
  BackLink,
  stallPath,
  TextLink,
  useMessages as usePageMessages,
} from '@thela/page';
import { PageHeader, SectionCard } from '@thela/ui';
import Save from 'lucide-react/icons/save';
import { ExportBackup } from './export-backup';
import { ImportBackup } from './import-backup';
import { ImportTable } from './import-table';
import type { Catalogue } from './menu-choices';
import { useMessages } from './messages';
import type { StallPageProps } from './stall-page-props';
import { StorageSafety } from './storage-safety';

export interface BackupPageProps extends StallPageProps {
  readonly catalogue: Catalogue;
}

/** How the records outlive the phone: in an account, as a file, and how safe this browser is. */
export function BackupPage({ catalogue, ...props }: BackupPageProps) {
  const { ledger, records, notify, accountStall } = props;
  const { pages, copy } = useMessages();
  const words = usePageMessages();
  const { stall, serverDays } = useStore(accountStall.state);
  const session = useStore(props.account);
  return (
    <>
      <BackLink to={stallPath}>{words.stall.title}</BackLink>
      <PageHeader icon={<Save className="size-7" />} title={pages.backup} />
      <div className="grid max-w-text gap-6">
        {stall === null ? (
          <SectionCard heading={pages.account}>
            <p>{copy.offer}</p>
            <p className="flex flex-wrap gap-x-6">
              {session.status === 'signed-in' ? (
                <TextLink to={accountPath}>{words.account.page}</TextLink>
              ) : (
                <>
                  <TextLink to="#signup">{words.account.signup}</TextLink>
                  <TextLink to="#signin">{words.account.signin}</TextLink>
                </>
              )}
            </p>
          </SectionCard>
        ) : null}
        <SectionCard heading={copy.heading}>
          <p className="mb-4">{copy.text}</p>
          {serverDays.length > 0 ? (
            <p className="mb-4 font-semibold">{copy.notWhole(serverDays.length)}</p>
          ) : null}
          <ExportBackup ledger={ledger} records={records} />
          {/* Days that are not here yet may have other plates. */}
          {serverDays.length > 0 ? null : <ImportTable {...props} catalogue={catalogue} />}
          <ImportBackup
            records={records}
            notify={notify}
            className="mt-5 border-t border-line pt-5"
          />
        </SectionCard>
        <StorageSafety records={records} />
      </div>
    </>
  );
}
