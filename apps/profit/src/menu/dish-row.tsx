import type { LocationStore } from '@thela/contract';
import { plateCost, plateProfit } from '@thela/ledger';
import type { Dish, Stall } from '@thela/ledger';
import { formatPercent, formatRupees } from '@thela/pricing';
import { Button, profitColour } from '@thela/ui';
import { Pictogram } from '@thela/ui/pictograms';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { LucideIcon } from 'lucide-react';
import { useUnknownCostReason } from './cost-words';
import { EntryLink, rowName } from './entry-link';
import { useMenuMessages } from './messages';

interface ArrangeDish {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (dish: Dish, step: 1 | -1) => void;
  readonly onRetire: (dish: Dish) => void;
  readonly onDuplicate: (dish: Dish) => void;
}

export interface DishRowProps {
  readonly location: LocationStore;
  readonly stall: Stall;
  readonly dish: Dish;
  readonly arrange: ArrangeDish | null;
}

export function DishRow({ location, stall, dish, arrange }: DishRowProps) {
  return (
    <li className="flex flex-col gap-x-6 py-3 lg:flex-row lg:flex-wrap lg:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Pictogram dish={dish} />
        <EntryLink
          location={location}
          list="dishes"
          id={dish.id}
          name={dish.name}
          className={rowName}
        />
      </div>
      <DishMoney stall={stall} dish={dish} />
      {arrange ? <DishArranger dish={dish} {...arrange} /> : null}
    </li>
  );
}

function DishMoney({ stall, dish }: Pick<DishRowProps, 'stall' | 'dish'>) {
  const words = useMenuMessages();
  const whyUnknown = useUnknownCostReason();
  const cost = plateCost(stall, dish.recipe);
  const profit = plateProfit(stall, dish.recipe, dish.sellingPrice);
  const price = { label: words.money.price, text: formatRupees(dish.sellingPrice), colour: '' };
  const figures = profit
    ? [
        price,
        { label: words.money.cost, text: formatRupees(cost.cost), colour: '' },
        {
          label: words.money.profit,
          text: formatRupees(profit.profit),
          colour: `font-semibold ${profitColour(profit.profit)}`,
        },
        {
          label: words.money.margin,
          text: formatPercent(profit.marginPercent, 1),
          colour: '',
        },
      ]
    : [price];
  return (
    <div className="lg:w-lg">
      <dl className="flex flex-wrap gap-x-2 gap-y-1">
        {figures.map(({ label, text, colour }) => (
          <div key={label} className="flex-[1_0_4rem]">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className={`tabular-nums ${colour}`}>{text}</dd>
          </div>
        ))}
      </dl>
      {profit ? null : <p className="mt-1 text-ink-soft wrap-anywhere">{whyUnknown(cost)}</p>}
    </div>
  );
}

function DishArranger(props: ArrangeDish & Pick<DishRowProps, 'dish'>) {
  const words = useMenuMessages();
  const { dish, isFirst, isLast, onMove, onRetire, onDuplicate } = props;
  return (
    <div className="mt-3 flex w-full flex-wrap gap-2">
      <div className="flex gap-2">
        <MoveButton
          icon={ArrowUp}
          label={words.dishList.up(dish.name)}
          isOff={isFirst}
          onPress={() => onMove(dish, -1)}
        />
        <MoveButton
          icon={ArrowDown}
          label={words.dishList.down(dish.name)}
          isOff={isLast}
          onPress={() => onMove(dish, 1)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="px-4"
          aria-label={words.dishList.duplicateNamed(dish.name)}
          onClick={() => onDuplicate(dish)}
        >
          {words.dishList.duplicate}
        </Button>
        <Button
          variant="secondary"
          className="px-4"
          aria-label={words.dishList.retireNamed(dish.name)}
          onClick={() => onRetire(dish)}
        >
          {words.retire}
        </Button>
      </div>
    </div>
  );
}

interface MoveButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** At the end of the list: said, but still focusable, or the keyboard would lose its place. */
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function MoveButton({ icon: Icon, label, isOff, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      className="grid size-12 shrink-0 place-items-center rounded-control border border-control bg-turmeric-tint text-ink transition-colors duration-150 hover:bg-turmeric aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-white aria-disabled:text-control"
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}
