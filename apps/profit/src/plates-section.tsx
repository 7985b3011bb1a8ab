import { formatRupees, hasEnteredPlates, hasSales } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import { COUNT_LIMITS } from '@thela/text';
import {
  Button,
  Chip,
  NumberField,
  NumberNote,
  SectionCard,
  StepButton,
  useNumberDraft,
} from '@thela/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from './messages';
import { useAfterPaint } from './use-after-paint';
import { Rows } from './use-rows';

export interface PlatesSectionProps {
  readonly day: Day;
  readonly onPlates: (itemId: string, plates: number) => void;
  /** One plate more (1) or less (-1). */
  readonly onStep: (itemId: string, step: 1 | -1) => void;
  readonly onStartFromZero: () => void;
  readonly onShowSampleFigures: () => void;
  /** Whether samples can stand in place of figures: not at the vendor's own stall. */
  readonly hasSampleFigures: boolean;
  /** Absent once days begin by themselves. */
  readonly onNewDay?: (() => void) | undefined;
  /** Folds the rows to this line. */
  readonly fold?: ReactNode;
  /** Stands in place of the rows of a menu without dishes. */
  readonly emptyMenu?: ReactNode;
}

export function PlatesSection(props: PlatesSectionProps) {
  const words = useMessages().plates;
  const { day, hasSampleFigures, onPlates, onStep, onNewDay, fold, emptyMenu, ...actions } = props;
  const aside = (
    <>
      {hasSampleFigures ? <SampleFigures day={day} {...actions} /> : null}
      {onNewDay && day.sampleItemIds.length === 0 && hasEnteredPlates(day) ? (
        <Button variant="secondary" onClick={onNewDay}>
          {words.newDay}
        </Button>
      ) : null}
    </>
  );
  return (
    <SectionCard heading={words.heading} aside={aside} fold={day.menu.length > 0 && fold}>
      {day.menu.length === 0 ? emptyMenu : null}
      <ul className="divide-y divide-line/70">
        <Rows of={day.menu}>
          {(item) => (
            <PlatesRow
              key={item.id}
              id={item.id}
              name={item.name}
              sellingPrice={item.sellingPrice}
              plates={day.platesSold[item.id] ?? 0}
              onPlates={onPlates}
              onStep={onStep}
            />
          )}
        </Rows>
      </ul>
    </SectionCard>
  );
}

function SampleFigures({
  day,
  onStartFromZero,
  onShowSampleFigures,
}: Pick<PlatesSectionProps, 'day' | 'onStartFromZero' | 'onShowSampleFigures'>) {
  const words = useMessages().plates;
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

interface PlatesRowProps extends Pick<PlatesSectionProps, 'onPlates' | 'onStep'> {
  readonly id: string;
  readonly name: string;
  readonly sellingPrice: number;
  readonly plates: number;
}

/** Memoized, because a letter in one field must not cost the work of a thousand rows. */
const PlatesRow = memo(function PlatesRow(props: PlatesRowProps) {
  const words = useMessages().plates;
  const { id: dish, name, sellingPrice, plates, onPlates, onStep } = props;
  const id = useId();
  const { value, hold } = useAfterPaint(plates, (typed) => onPlates(dish, typed));
  const draft = useNumberDraft(value, hold, COUNT_LIMITS);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-24 flex-1">
        <label htmlFor={id} className="block text-lg leading-snug font-semibold">
          <span className="sr-only">{words.count(name)}</span>
          <span aria-hidden="true">{name}</span>
        </label>
        <p className="text-ink-soft">{words.sellsAt(formatRupees(sellingPrice))}</p>
      </div>
      <div className="flex items-center gap-1.5 sm:gap-2">
        <StepButton
          icon={Minus}
          label={words.oneLess(name)}
          isOff={value === 0}
          onClick={() => onStep(dish, -1)}
        />
        <NumberField
          id={id}
          draft={draft}
          inputMode="numeric"
          className="w-14 text-center font-bold sm:w-16"
        />
        <StepButton icon={Plus} label={words.oneMore(name)} onClick={() => onStep(dish, 1)} />
      </div>
      <NumberNote id={id} draft={draft} words={words} className="w-full text-right" />
    </li>
  );
});
