import { useWords } from '@thela/language';
import { COUNT_LIMITS, PRICE_LIMITS } from '@thela/text';
import { Button, NumberField, NumberNote, PriceInput, useNumberDraft } from '@thela/ui';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { memo, useId } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useBooksMessages } from '../books/messages';
import { useMessages } from '../messages';
import { tidy } from './range-around';
import type { Range } from './range-around';

export interface SliderProps {
  readonly label: string;
  /** What it is without a change, and what is supposed. */
  readonly now: number;
  readonly value: number;
  readonly range: Range;
  /** Writes a value with its unit. */
  readonly format: (value: number) => string;
  readonly isMoney: boolean;
  readonly onValue: (value: number) => void;
}

/** Page up and Page down go so many steps. */
const PAGE_STEPS = 10;

/** A slider, a field for the exact number, and the way back. */
export const Slider = memo(function Slider(props: SliderProps) {
  const { label, now, value, range, format, isMoney, onValue } = props;
  const words = useBooksMessages().whatIf;
  const { number } = useWords();
  const id = useId();
  // The ends of a row of counts say no unit: three times the word for plates is too wide for a phone.
  const formatEnd = isMoney ? format : number;
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="min-w-0 flex-[1_1_7rem] font-medium wrap-anywhere">
          {label}
        </label>
        <ExactNumber {...props} />
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        {...range}
        value={value}
        aria-valuetext={format(value)}
        style={{ '--filled': `${filledPercent(value, range)}%` } as CSSProperties}
        onChange={({ currentTarget }) => onValue(tidy(currentTarget.valueAsNumber))}
        onKeyDown={(event) => {
          const next = pageStep(event, value, range);
          if (next === null) return;
          event.preventDefault();
          onValue(next);
        }}
      />
      <div className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 text-sm text-ink-soft tabular-nums">
        <span className="wrap-anywhere">{formatEnd(range.min)}</span>
        {value === now ? (
          <span className="text-center font-medium text-ink">{words.now(format(now))}</span>
        ) : (
          <Button
            variant="secondary"
            className="px-3"
            aria-label={words.backTo(label, format(now))}
            onClick={() => onValue(now)}
          >
            <RotateCcw aria-hidden="true" className="size-4 shrink-0" />
            <span>{format(now)}</span>
          </Button>
        )}
        <span className="text-right wrap-anywhere">{formatEnd(range.max)}</span>
      </div>
    </div>
  );
});

function ExactNumber({ label, value, isMoney, onValue }: SliderProps) {
  const { prices, plates } = useMessages();
  const words = useBooksMessages().whatIf;
  const id = useId();
  const draft = useNumberDraft(value, onValue, isMoney ? PRICE_LIMITS : COUNT_LIMITS);
  const name = words.exact(label);
  return (
    <div className="w-32">
      {isMoney ? (
        <PriceInput id={id} draft={draft} aria-label={name} />
      ) : (
        <NumberField
          id={id}
          draft={draft}
          aria-label={name}
          inputMode="numeric"
          className="w-full px-3"
        />
      )}
      <NumberNote
        id={id}
        draft={draft}
        words={isMoney ? prices : plates}
        isMoney={isMoney}
        className="mt-1"
      />
    </div>
  );
}

function filledPercent(value: number, { min, max }: Range): number {
  if (max <= min) return 0;
  return Math.min(100, Math.max(0, ((value - min) * 100) / (max - min)));
}

/** Browsers go a tenth of the range, which differs from slider to slider. */
function pageStep({ key }: KeyboardEvent, value: number, { min, max, step }: Range): number | null {
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const next = tidy(value + (key === 'PageUp' ? 1 : -1) * PAGE_STEPS * step);
  return Math.min(max, Math.max(min, next));
}
