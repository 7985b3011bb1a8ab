import { lazy } from 'react';
import { LatePart, PageFailure, useMessages } from '@thela/page';
import type { BackupFirstProps } from './backup-first';
import type { StallPageProps } from './stall-page-props';

// Not loaded at start-up: the catalogue of dishes is large, and a stall is set up once.
const StallPage = lazy(() => import('./stall-page'));
const LateBackupFirst = lazy(() => import('./backup-first'));

/** The pages at `/stall`. */
export function Stall(props: StallPageProps) {
  const { stall } = useMessages();
  return (
    <LatePart place="showing the stall" name={stall.title} fallback={<PageFailure />}>
      <StallPage {...props} />
    </LatePart>
  );
}

/** On a page of another room: offers a file of the records before they are deleted. */
export function BackupFirst(props: BackupFirstProps) {
  return (
    <LatePart place="offering a file of the records">
      <LateBackupFirst {...props} />
    </LatePart>
  );
}
