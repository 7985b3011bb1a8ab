import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudDownload from 'lucide-react/icons/cloud-download';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Smartphone from 'lucide-react/icons/smartphone';
import type { SyncStatus } from '@thela/records';
import { heldBackIn, isSending, waitingIn } from './sync-status-text';

const icons = {
  phone: Smartphone,
  looking: CloudDownload,
  opening: CloudDownload,
  fetching: CloudDownload,
  saved: CloudCheck,
  pending: CloudOff,
  choice: CircleAlert,
  'signed-out': CircleAlert,
  ended: CircleAlert,
} as const;

export interface SyncStatusIconProps {
  readonly keeping: SyncStatus;
  readonly className: string;
}

/** Where the records are kept, at a glance; the text beside it says it in words. */
export function SyncStatusIcon({ keeping, className }: SyncStatusIconProps) {
  const isHeldBack = heldBackIn(keeping) > 0 && waitingIn(keeping) === 0;
  const usual = isSending(keeping) ? CloudUpload : icons[keeping.status];
  const Icon = isHeldBack ? CircleAlert : usual;
  return <Icon aria-hidden="true" className={`shrink-0 ${className}`} />;
}
