import { formatRupees, hasEnteredPlates, hasSales } from '@thela/pricing';
import type { Day, MenuItem } from '@thela/pricing';
import { Button, Chip, SectionCard } from '@thela/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { messages } from './messages';
import { NewDay } from './new-day';
import { NumberFault, NumberField } from './number-field';
import { useNumberDraft } from './use-number-draft';

const words = messages.plates;

export interface PlatesSectionProps {
  readonly day: Day;
  readonly onPlates: (itemId: string, plates: number) => void;
  /** One plate more (1) or less (-1). */
  readonly onStep: (itemId: string, step: 1 | -1) => void;
  readonly onStartFromZero: () => void;
  readonly onShowSampleFigures: () => void;
  readonly onNewDay: () => void;
}

/** One row for each menu item's plates sold. */
export function PlatesSection({ day, onPlates, onStep, onNewDay, ...actions }: PlatesSectionProps) {
  const rows = useRef<HTMLUListElement>(null);
  const startNewDay = () => {
    onNewDay();
    // The button that was used goes with the plates.
    rows.current?.focus({ preventScroll: true });
  };
  const aside = (
    <>
      <SampleFigures day={day} {...actions} />
      {hasEnteredPlates(day) ? <NewDay day={day} onNewDay={startNewDay} /> : null}
    </>
  );
  return (
    <SectionCard heading={words.heading} aside={aside}>
      <ul ref={rows} tabIndex={-1} className="divide-y divide-line/70 outline-none">
        {day.menu.map((item) => (
          <PlatesRow
            key={item.id}
            item={item}
            plates={day.platesSold[item.id] ?? 0}
            onPlates={(plates) => onPlates(item.id, plates)}
            onStep={(step) => onStep(item.id, step)}
          />
        ))}
      </ul>
    </SectionCard>
  );
}

function SampleFigures({
  day,
  onStartFromZero,
  onShowSampleFigures,
}: Pick<PlatesSectionProps, 'day' | 'onStartFromZero' | 'onShowSampleFigures'>) {
  const hasSamples = day.sampleItemIds.length > 0;
  if (!hasSamples && hasSales(day)) return null;
  // One button for both, so that the focus stays where it was when the one becomes the other.
  return (
    <span className="flex flex-wrap items-center gap-3">
      {hasSamples ? <Chip>{words.sampleFigures}</Chip> : null}
      <Button variant="secondary" onClick={hasSamples ? onStartFromZero : onShowSampleFigures}>
        {hasSamples ? words.startFromZero : words.showSampleFigures}
      </Button>
    </span>
  );
}

interface PlatesRowProps {
  readonly item: MenuItem;
  readonly plates: number;
  readonly onPlates: (plates: number) => void;
  readonly onStep: (step: 1 | -1) => void;
}

function PlatesRow({ item, plates, onPlates, onStep }: PlatesRowProps) {
  const id = useId();
  const draft = useNumberDraft(plates, onPlates, Math.trunc);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-24 flex-1">
        <label htmlFor={id} className="block text-lg leading-snug font-semibold">
          <span className="sr-only">{words.count(item.name)}</span>
          <span aria-hidden="true">{item.name}</span>
        </label>
        <p className="text-ink-soft">{words.sellsAt(formatRupees(item.sellingPrice))}</p>
      </div>
      <div className="flex items-center gap-1.5 sm:gap-2">
        <StepButton
          icon={Minus}
          label={words.oneLess(item.name)}
          isOff={plates === 0}
          onClick={() => onStep(-1)}
        />
        <NumberField
          id={id}
          draft={draft}
          inputMode="numeric"
          step={1}
          className="w-14 text-center font-bold sm:w-16"
        />
        <StepButton icon={Plus} label={words.oneMore(item.name)} onClick={() => onStep(1)} />
      </div>
      <NumberFault id={id} draft={draft} words={words} className="w-full text-right" />
    </li>
  );
}

interface StepButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Nothing to take away: said, but still focusable, or the keyboard would lose its place. */
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function StepButton({ icon: Icon, label, isOff = false, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      className="grid size-14 shrink-0 place-items-center rounded-control border border-control bg-turmeric-tint text-ink transition-colors duration-150 hover:bg-turmeric aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-white aria-disabled:text-control sm:size-12"
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}
