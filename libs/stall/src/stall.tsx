import { partOf } from '@thela/ui/lazy-part';
import { PagePart, PageFailure, useMessages } from '@thela/page';
import type { BackupFirstProps } from './backup-first';
import type { StallPageProps } from './stall-page-props';

// Not loaded at start-up: the catalogue of dishes is large, and a stall is set up once.
const stallPage = partOf(() => import('./stall-page'));
const backupFirst = partOf(() => import('./backup-first'));

/** The pages at `/stall`. */
export function Stall(props: StallPageProps) {
  const { stall } = useMessages();
  return (
    <PagePart
      part={stallPage}
      props={props}
      doing="showing the stall"
      name={stall.title}
      fallback={<PageFailure />}
    />
  );
}

/** On a page of another room: offers a file of the records before they are deleted. */
export function BackupFirst(props: BackupFirstProps) {
  return <PagePart part={backupFirst} props={props} doing="offering a file of the records" />;
}
