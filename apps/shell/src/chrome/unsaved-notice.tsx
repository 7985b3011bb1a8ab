import { useStore } from '@thela/contract';
import type { Store } from '@thela/contract';
import type { StallDay } from '@thela/ledger';
import { Button } from '@thela/ui';
import {
  downloadRecords,
  NoticeBar,
  reportError,
  StickyNotice,
  useIsHydrated,
  useMessages,
} from '@thela/page';
import type { StallRecords } from '@thela/records';

export interface UnsavedNoticeProps {
  readonly records: Pick<StallRecords, 'health' | 'retry' | 'refresh' | 'exportText'>;
  readonly today: Store<StallDay>;
}

/**
 * Says on every page, as long as it lasts, that entries could not be stored, or none could be. All of it loads at start-up:
 * where storage is full, code that is missing may not arrive.
 */
export function UnsavedNotice({ records, today }: UnsavedNoticeProps) {
  const words = useMessages().stall.unsaved;
  const { status, unsaved, reason } = useStore(records.health);
  const isHydrated = useIsHydrated();
  const isUnsaved = status === 'unsaved';
  if (!isHydrated || (!isUnsaved && reason === null)) return null;
  const report = (error: unknown) => reportError(error, { name: 'shell' }, 'saving the records');
  return (
    <StickyNotice>
      <NoticeBar
        role="alert"
        text={isUnsaved ? words[reason ?? 'full'](unsaved) : words.before[reason ?? 'full']}
      >
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            onClick={() => void records[isUnsaved ? 'retry' : 'refresh']().catch(report)}
          >
            {words.retry}
          </Button>
          {isUnsaved ? (
            <Button
              variant="secondary"
              onClick={() => void downloadRecords(records, today.getSnapshot()).catch(report)}
            >
              {words.export}
            </Button>
          ) : null}
        </div>
      </NoticeBar>
    </StickyNotice>
  );
}
