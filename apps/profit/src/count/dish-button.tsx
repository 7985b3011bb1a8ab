import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import { drawingOf, Pictogram } from '@thela/ui/pictograms';
import type { DishKind } from '@thela/ui/pictograms';
import { memo, useRef } from 'react';
import { useCountMessages } from './messages';
import { usePress } from './use-press';
import { WaitingMark } from './waiting-mark';

export interface DishButtonProps {
  readonly dish: string;
  readonly name: string;
  readonly isRetired: boolean;
  readonly plates: number;
  /** ₹ a plate. */
  readonly price: number;
  /** ₹ of today, 2 decimals. */
  readonly revenue: number;
  /** Whether its count is not durable yet. */
  readonly isWaiting: boolean;
  readonly isTakingBack: boolean;
  /** One plate more (1) or one taken back (-1); says whether it was. */
  readonly onTap: (dish: string, plates: 1 | -1) => boolean;
}

/** A dish is found by the colour of its kind before its name is read. */
const tints: Readonly<Record<DishKind, string>> = {
  tiffin: 'bg-turmeric-tint',
  snack: 'bg-flame-tint',
  meal: 'bg-leaf-tint',
  drink: 'bg-answer',
  sweet: 'bg-sweet-tint',
  other: 'bg-white',
};

const look = {
  takeBack: 'border-chilli border-dashed bg-chilli-tint active:bg-white',
  held: 'border-chilli bg-chilli-tint',
} as const;

/** In a rush, ten taps a second, a pulse each would cost a slow phone half as much again as the taps; in ms. */
const BETWEEN_PULSES = 300;

let pulsedAt = Number.NEGATIVE_INFINITY;

/** A short pulse, one frame after the one that shows the count: that must not be later. None where motion is unwanted. */
function pulse(count: HTMLElement | null) {
  const now = performance.now();
  if (!count || now - pulsedAt < BETWEEN_PULSES) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  pulsedAt = now;
  const frames = [{ transform: 'scale(1.25)' }, { transform: 'none' }];
  requestAnimationFrame(() =>
    setTimeout(() => count.animate?.(frames, { duration: 150, easing: 'ease-out' })),
  );
}

/** One dish: a tap is a plate. Memoized, because a tap on one must not cost the work of all. */
export const DishButton = memo(function DishButton(props: DishButtonProps) {
  const { dish, name, isRetired, plates, price, revenue, isWaiting, isTakingBack, onTap } = props;
  const words = useCountMessages();
  const { number } = useWords();
  const count = useRef<HTMLSpanElement>(null);
  const { isHeld, handlers } = usePress({
    onTap: () => {
      if (onTap(dish, isTakingBack ? -1 : 1) && !isTakingBack) pulse(count.current);
    },
    onHold: isTakingBack ? undefined : () => onTap(dish, -1),
  });
  const label = (isTakingBack ? words.dish.takeBack : words.dish.count)(
    name,
    plates,
    formatRupees(revenue),
  );
  const state = isTakingBack ? 'takeBack' : isHeld ? 'held' : 'count';
  const named = { id: dish, name };
  return (
    <button
      type="button"
      aria-keyshortcuts="Delete"
      data-state={state}
      className={`count-button relative flex min-h-24 min-w-0 flex-col overflow-hidden rounded-control border-2 px-1.5 py-1 text-left text-ink ${state === 'count' ? `border-control active:bg-turmeric ${tints[drawingOf(named).kind]}` : look[state]}`}
      {...handlers}
    >
      <span className="sr-only">{isWaiting ? words.dish.isSaving(label) : label}</span>
      <span
        aria-hidden="true"
        // The padding is for what Telugu writes below the line.
        className="-mb-1 line-clamp-2 pb-1 text-lg leading-[1.2] font-semibold wrap-anywhere"
      >
        {isRetired ? words.dish.retired(name) : name}
      </span>
      <span aria-hidden="true" className="mt-auto flex items-end justify-between gap-0.5">
        <span
          ref={count}
          data-digits={String(plates).length}
          className="count-figure origin-bottom-left leading-none font-extrabold tracking-tight tabular-nums"
        >
          {number(plates)}
        </span>
        {isHeld ? (
          <span className="text-right text-sm leading-tight font-medium">
            {words.dish.takenBack}
          </span>
        ) : (
          <span className="relative flex flex-col items-end">
            {isTakingBack ? (
              <span className="text-lg leading-7 font-bold">{'−1'}</span>
            ) : (
              <Pictogram dish={named} className="size-7 text-ink/80" />
            )}
            <span translate="no" className="-mt-0.5 text-sm leading-none font-medium tabular-nums">
              {formatRupees(price)}
            </span>
            {/* On the drawing, where it moves nothing. */}
            {isWaiting ? (
              <WaitingMark className="absolute -top-0.5 -right-0.5 rounded-full bg-white" />
            ) : null}
          </span>
        )}
      </span>
    </button>
  );
});
