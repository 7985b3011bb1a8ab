import { useStore } from '@thela/contract';
import { NoticeBar, StickyNotice } from '@thela/page';
import type { StallRecords } from '@thela/records';
import { Button } from '@thela/ui';
import { useMessages } from './messages';

export interface ImportNoticeProps {
  readonly files: StallRecords['files'];
}

/** Says on every page how much of a file is stored, or taken back, until all is. */
export default function ImportNotice({ files }: ImportNoticeProps) {
  const { imports: words } = useMessages().copy;
  const unfinished = useStore(files.imports).filter(({ status }) => status !== 'applied');
  const file = unfinished.find(({ isRunning }) => isRunning) ?? unfinished[0];
  if (!file) return null;
  const { id, status, isRunning, done, count } = file;
  const name = file.name || words.unnamed;
  const progress = status === 'applying' ? words.stored(done, count) : words.takenBack(done, count);
  return (
    <StickyNotice>
      <NoticeBar text={isRunning ? words.stay : words.stopped(name)}>
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold tabular-nums" translate="no">
            {progress}
          </p>
          <progress
            aria-label={name}
            value={done}
            max={count}
            className="h-3 w-full overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-flame [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-flame"
          />
        </div>
        {isRunning ? null : (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => void files.apply(id)}>
              {words.goOn}
            </Button>
            {status === 'applying' ? (
              <Button variant="secondary" onClick={() => void files.undo(id)}>
                {words.takeBack}
              </Button>
            ) : null}
          </div>
        )}
      </NoticeBar>
    </StickyNotice>
  );
}
