import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import { memo } from 'react';
import { useCountMessages } from './messages';
import { usePress } from './use-press';
import { WaitingMark } from './waiting-mark';

export interface DishButtonProps {
  readonly dish: string;
  readonly name: string;
  readonly isRetired: boolean;
  readonly plates: number;
  /** ₹ of today, 2 decimals. */
  readonly revenue: number;
  /** Whether its count is not durable yet. */
  readonly isWaiting: boolean;
  readonly isTakingBack: boolean;
  /** One plate more (1) or one taken back (-1); says whether it was. */
  readonly onTap: (dish: string, plates: 1 | -1) => boolean;
}

const look = {
  count: 'border-control bg-white hover:bg-turmeric-tint active:bg-turmeric',
  takeBack: 'border-chilli border-dashed bg-chilli-tint active:bg-white',
  held: 'border-chilli bg-chilli-tint',
} as const;

/** One dish: a tap is a plate. Memoized, because a tap on one must not cost the work of all. */
export const DishButton = memo(function DishButton(props: DishButtonProps) {
  const { dish, name, isRetired, plates, revenue, isWaiting, isTakingBack, onTap } = props;
  const words = useCountMessages();
  const { number } = useWords();
  const { isHeld, handlers } = usePress({
    onTap: () => onTap(dish, isTakingBack ? -1 : 1),
    onHold: isTakingBack ? undefined : () => onTap(dish, -1),
  });
  const money = formatRupees(revenue);
  const label = (isTakingBack ? words.dish.takeBack : words.dish.count)(name, plates, money);
  const state = isTakingBack ? 'takeBack' : isHeld ? 'held' : 'count';
  return (
    <button
      type="button"
      aria-keyshortcuts="Delete"
      data-state={state}
      className={`count-button relative flex min-h-24 min-w-0 flex-col gap-0.5 rounded-control border-2 px-2 py-1 text-left text-ink ${look[state]}`}
      {...handlers}
    >
      <span className="sr-only">{isWaiting ? words.dish.isSaving(label) : label}</span>
      <span
        aria-hidden="true"
        className="line-clamp-2 text-sm leading-[1.15] font-semibold wrap-anywhere sm:text-base"
      >
        {isRetired ? words.dish.retired(name) : name}
      </span>
      {/* The mark stands where it moves nothing: names are as wide as the button. */}
      <span aria-hidden="true" className="mt-auto flex items-center justify-between gap-1">
        <span className="text-title leading-none font-bold tabular-nums">{number(plates)}</span>
        <span className="flex items-center gap-1 text-lg leading-none font-bold">
          {isWaiting ? <WaitingMark /> : null}
          {isTakingBack ? <span>{'−1'}</span> : null}
        </span>
      </span>
      {/* In place of the money: a line more would move the other dishes from under the fingers. */}
      <span aria-hidden="true" className="text-sm leading-none font-medium tabular-nums">
        {isHeld ? words.dish.takenBack : money}
      </span>
    </button>
  );
});
