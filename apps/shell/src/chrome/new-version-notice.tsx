import { useStore } from '@thela/contract';
import { Button } from '@thela/ui';
import { useMessages } from '@thela/page';
import type { NewVersion } from '@thela/page';

export interface NewVersionNoticeProps {
  readonly newVersion: NewVersion;
  /** Called when the person chose Later; the button that had the focus is gone. */
  readonly onPutOff: () => void;
}

/** Says that a newer version is available. It overlays the page, so that nothing moves. */
export function NewVersionNotice({ newVersion, onPutOff }: NewVersionNoticeProps) {
  const words = useMessages().newVersion;
  const offer = useStore(newVersion);
  return (
    <div role="status" className="contents">
      {offer ? (
        <div className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar))] left-4 z-40 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-control/60 bg-white p-4 shadow-raised sm:left-auto sm:max-w-md print:hidden">
          <p className="min-w-0 flex-1 basis-48">{words.text}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={offer.accept}>{words.accept}</Button>
            <Button
              variant="secondary"
              onClick={() => {
                newVersion.putOff();
                onPutOff();
              }}
            >
              {words.putOff}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
