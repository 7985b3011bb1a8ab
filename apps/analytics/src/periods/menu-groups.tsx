import { menuMatrix } from '@thela/books';
import type { MenuMatrix, MenuClass, PeriodTotals, ClassifiedDish } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import { formatPercent, formatRupees } from '@thela/pricing';
import { useMemo } from 'react';
import { listed } from '../listed';
import { useMessages } from '../messages';
import { usePeriodMessages } from './messages';
import { RowsTable, SmallLine } from './rows-table';
import { useDishNames } from './use-dish-names';
import type { DishNames } from './use-dish-names';

const PLACES: readonly MenuClass[] = ['star', 'plowhorse', 'puzzle', 'dog'];

const BORDERS: Readonly<Record<MenuClass, string>> = {
  star: 'border-leaf',
  plowhorse: 'border-turmeric',
  puzzle: 'border-answer-ink',
  dog: 'border-chilli',
};

export interface MenuGroupsProps extends ToolProps {
  /** Of the period. */
  readonly now: PeriodTotals;
}

/**
 * The dishes in four groups, by how well they sell and earn, each with what to do: the method of Kasavana and Smith, who wrote
 * it for restaurants in 1982.
 */
export function MenuGroups({ shell, now }: MenuGroupsProps) {
  const words = usePeriodMessages().menu;
  const result = useMemo(() => menuMatrix(now), [now]);
  const names = useDishNames(shell);
  if (result.kind === 'matrix') return <Matrix matrix={result} now={now} names={names} />;
  return (
    <p className="text-lg text-ink-soft">
      {result.kind === 'too-few-days'
        ? words.tooFewDays(result.needsDays, result.hasDays)
        : words.tooFewDishes(result.needsDishes, result.hasDishes)}
    </p>
  );
}

interface MatrixProps {
  readonly matrix: MenuMatrix;
  readonly now: PeriodTotals;
  readonly names: DishNames;
}

function Matrix({ matrix, now, names }: MatrixProps) {
  const words = usePeriodMessages().menu;
  const { more } = useMessages();
  const retired = matrix.dishes.filter(names.isRetired);
  const placed = matrix.dishes.filter((dish) => !names.isRetired(dish));
  const notPlaced = now.dishes.filter(
    (dish) => matrix.unknownCost.includes(dish.dish) && !names.isRetired(dish),
  );
  const notes = [
    { dishes: notPlaced, text: words.unknownCost },
    { dishes: retired, text: words.retired },
  ].filter(({ dishes }) => dishes.length > 0);
  return (
    <>
      <p className="mb-4 max-w-text">
        {words.lines(
          formatPercent(matrix.popularFromPercent, 1),
          formatRupees(matrix.highMarginFrom),
        )}
      </p>
      <div className="flex flex-col gap-4">
        {PLACES.map((place) => (
          <Group
            key={place}
            place={place}
            line={matrix.highMarginFrom}
            dishes={placed.filter((dish) => dish.menuClass === place)}
            names={names}
          />
        ))}
      </div>
      <div className="mt-4 flex max-w-text flex-col gap-2 text-sm text-ink-soft wrap-anywhere">
        {notes.map(({ dishes, text }) => (
          <p key={text('')}>{text(listed(dishes.map(names.plainNameOf), more))}</p>
        ))}
      </div>
    </>
  );
}

interface GroupProps extends Pick<MatrixProps, 'names'> {
  readonly place: MenuClass;
  /** The margin from which a dish earns well, ₹ a plate. */
  readonly line: number;
  readonly dishes: readonly ClassifiedDish[];
}

function Group({ place, line, dishes, names }: GroupProps) {
  const words = usePeriodMessages().menu;
  const { title, advice } = words.groups[place];
  return (
    <section className={`rounded-control border-l-4 bg-rice p-4 ${BORDERS[place]}`}>
      <h3 className="text-subheading font-bold">{title}</h3>
      {dishes.length === 0 ? (
        <p className="mt-1 text-ink-soft">{words.noDish}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 max-w-text text-pretty">{advice}</p>
          <RowsTable
            caption={title}
            headings={[words.dish, words.margin]}
            rows={[...dishes]
              .sort((a, b) => b.profit - a.profit)
              .map((dish) => ({
                key: dish.dish,
                name: (
                  <>
                    <span>{names.nameOf(dish)}</span>
                    <SmallLine>{words.share(formatPercent(dish.sharePercent, 1))}</SmallLine>
                  </>
                ),
                figure: (
                  <>
                    <span>{formatRupees(dish.margin)}</span>
                    <Gap place={place} gap={line - dish.margin} />
                  </>
                ),
              }))}
          />
        </>
      )}
    </section>
  );
}

/** How much more a plate would have to earn; nothing where that rounds to nothing. */
function Gap({ place, gap }: { readonly place: MenuClass; readonly gap: number }) {
  const words = usePeriodMessages().menu;
  if (place !== 'plowhorse' || gap < 0.005) return null;
  return <SmallLine>{words.gap(formatRupees(gap))}</SmallLine>;
}
