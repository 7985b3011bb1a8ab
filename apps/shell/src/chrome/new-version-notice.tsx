import { useStore } from '@thela/contract';
import { PagePart } from '@thela/page';
import type { NewVersion } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';

// Not loaded at start-up: there is seldom a newer version.
const offerPart = partOf(() => import('./new-version-offer'));

export interface NewVersionNoticeProps {
  readonly newVersion: NewVersion;
  /** Called when the person chose Later; the button that had the focus is gone. */
  readonly onPutOff: () => void;
}

/** Says that a newer version is available. The live region is there before its text: only then is it announced. */
export function NewVersionNotice({ newVersion, onPutOff }: NewVersionNoticeProps) {
  const offer = useStore(newVersion);
  return (
    <div role="status" className="contents">
      {offer ? (
        <PagePart
          part={offerPart}
          props={{
            onAccept: offer.accept,
            onPutOff: () => {
              newVersion.putOff();
              onPutOff();
            },
          }}
          doing="offering a newer version"
        />
      ) : null}
    </div>
  );
}
