import { useStore } from '@thela/contract';
import { partOf } from '@thela/ui/lazy-part';
import { PagePart, useMessages } from '@thela/page';
import type { BackupFirstProps } from './backup-first';
import type { ImportNoticeProps } from './import-notice';
import type { StallPageProps } from './stall-page-props';

// Not loaded at start-up: the catalogue of dishes is large, and a stall is set up once.
const stallPage = partOf(() => import('./stall-page'));
const backupFirst = partOf(() => import('./backup-first'));
const importNotice = partOf(() => import('./import-notice'));

export function Stall(props: StallPageProps) {
  const { stall } = useMessages();
  return <PagePart part={stallPage} props={props} doing="showing the stall" name={stall.title} />;
}

/** On a page of another room: offers a file of the records before they are deleted. */
export function BackupFirst(props: BackupFirstProps) {
  return <PagePart part={backupFirst} props={props} doing="offering a file of the records" />;
}

/** Above every page, while a file is read in or taken back. */
export function ImportNotice({ files }: ImportNoticeProps) {
  const isUnfinished = useStore(files.imports).some(({ status }) => status !== 'applied');
  if (!isUnfinished) return null;
  return <PagePart part={importNotice} props={{ files }} doing="saying what is read in" />;
}
