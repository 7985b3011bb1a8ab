import { useMessages } from '@thela/page';
import { Button } from '@thela/ui';

export interface NewVersionOfferProps {
  readonly onAccept: () => void;
  readonly onPutOff: () => void;
}

/** Offers a newer version, or to wait. It overlays the page, so that nothing moves. */
export default function NewVersionOffer({ onAccept, onPutOff }: NewVersionOfferProps) {
  const words = useMessages().newVersion;
  return (
    <div className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar))] left-4 z-40 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-control/60 bg-white p-4 shadow-raised sm:left-auto sm:max-w-md print:hidden">
      <p className="min-w-0 flex-1 basis-48">{words.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAccept}>{words.accept}</Button>
        <Button variant="secondary" onClick={onPutOff}>
          {words.putOff}
        </Button>
      </div>
    </div>
  );
}
