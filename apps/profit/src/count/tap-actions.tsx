import { Button } from '@thela/ui';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
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
      className="min-w-0 flex-[2_1_5.5rem] px-2! py-1! sm:min-w-72 sm:flex-none"
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
  /** Leads to the expenses, which are below the dishes. */
  readonly onExpenses: () => void;
}

/** What to do about a wrong tap, and the way to what was spent. On a phone it stays at the bottom, near the thumb. */
export function TapActions(props: TapActionsProps) {
  const { last, onUndo, isTakingBack, onTakeBack, onExpenses } = props;
  const { actions, expenses } = useCountMessages();
  return (
    <div className="bottom-(--bottom-bar,0px) z-10 -mx-1 mt-1 flex flex-wrap gap-1.5 bg-rice px-1 pb-1 [@media(min-height:30rem)]:sticky">
      <div role="group" aria-label={actions.label} className="contents">
        <UndoButton last={last} onUndo={onUndo} />
        <Button
          variant={isTakingBack ? 'danger' : 'secondary'}
          className="min-w-min flex-[1_1_5rem] px-3! py-1! text-sm leading-tight sm:flex-none sm:text-base"
          aria-pressed={isTakingBack}
          onClick={() => onTakeBack(!isTakingBack)}
        >
          {actions.takeBack}
        </Button>
      </div>
      <Button
        variant="secondary"
        className="w-[48px] min-w-[48px]! px-0!"
        aria-label={expenses.heading}
        title={expenses.heading}
        onClick={onExpenses}
      >
        <ReceiptIndianRupee aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
