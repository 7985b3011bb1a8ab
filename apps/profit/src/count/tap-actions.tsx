import { Button } from '@thela/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import type { CountChange } from './counting';
import { useCountMessages } from './messages';

interface UndoButtonProps {
  /** What Undo takes back, and the name of its dish. */
  readonly last: (CountChange & { readonly name: string }) | null;
  readonly onUndo: () => void;
}

/** Takes the latest change of the counts of a day back. */
export function UndoButton({ last, onUndo }: UndoButtonProps) {
  const { actions } = useCountMessages();
  return (
    <Button
      variant="secondary"
      className="min-w-0 flex-[2_1_7rem] px-3! py-1! sm:min-w-72 sm:flex-none"
      aria-disabled={last === null}
      onClick={last ? onUndo : undefined}
    >
      <Undo2 aria-hidden="true" className="size-5 shrink-0" />
      <span className="line-clamp-2 text-left text-sm leading-tight wrap-anywhere sm:text-base">
        {last === null
          ? actions.undo
          : last.plates !== null && last.plates < 0
            ? actions.undoTakeBack(last.name)
            : actions.undoCount(last.name)}
      </span>
    </Button>
  );
}

export interface TapActionsProps extends UndoButtonProps {
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
      className="bottom-(--bottom-bar,0px) z-10 -mx-1 mt-1 flex flex-wrap gap-1.5 bg-rice px-1 pb-1 [@media(min-height:30rem)]:sticky"
    >
      <UndoButton last={last} onUndo={onUndo} />
      <Button
        variant={isTakingBack ? 'danger' : 'secondary'}
        className="min-w-min flex-[1_1_6rem] px-3! py-1! text-sm leading-tight sm:flex-none sm:text-base"
        aria-pressed={isTakingBack}
        onClick={() => onTakeBack(!isTakingBack)}
      >
        {actions.takeBack}
      </Button>
    </div>
  );
}
