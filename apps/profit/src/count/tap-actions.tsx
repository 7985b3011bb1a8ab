import { Button } from '@thela/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Tap } from './counting';
import { useCountMessages } from './messages';

export interface TapActionsProps {
  /** The tap that Undo takes back, and the name of its dish. */
  readonly last: (Tap & { readonly name: string }) | null;
  readonly onUndo: () => void;
  readonly isTakingBack: boolean;
  readonly onTakeBack: (isTakingBack: boolean) => void;
}

/** What to do about a wrong tap. On a phone it stays at the bottom, near the thumb. */
export function TapActions({ last, onUndo, isTakingBack, onTakeBack }: TapActionsProps) {
  const { actions } = useCountMessages();
  return (
    <div
      role="group"
      aria-label={actions.label}
      className="bottom-(--bottom-bar,0px) z-10 -mx-1 mt-1 flex gap-1.5 bg-rice px-1 pb-1 [@media(min-height:30rem)]:sticky"
    >
      <Button
        variant="secondary"
        className="min-w-0 flex-[2_1_0] px-3! py-1! sm:min-w-72 sm:flex-none"
        aria-disabled={last === null}
        onClick={last ? onUndo : undefined}
      >
        <Undo2 aria-hidden="true" className="size-5 shrink-0" />
        <span className="line-clamp-2 text-left text-sm leading-tight wrap-anywhere sm:text-base">
          {last === null
            ? actions.undo
            : last.plates > 0
              ? actions.undoCount(last.name)
              : actions.undoTakeBack(last.name)}
        </span>
      </Button>
      <Button
        variant={isTakingBack ? 'danger' : 'secondary'}
        className="min-w-min flex-[1_1_0] px-3! py-1! text-sm leading-tight sm:flex-none sm:text-base"
        aria-pressed={isTakingBack}
        onClick={() => onTakeBack(!isTakingBack)}
      >
        {actions.takeBack}
      </Button>
    </div>
  );
}
