/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that CSS lays out otherwise loses its roles in some browsers unless they are spelled out */
import { useWords } from '@thela/language';
import type { Words } from '@thela/language';
import { formatPercent, formatRupees, menuItemFigures } from '@thela/pricing';
import type { Day, MenuItemFigures } from '@thela/pricing';
import { profitColour, SectionCard } from '@thela/ui';
import { memo } from 'react';
import { useMessages } from './messages';
import { Rows } from './use-rows';

interface Column {
  readonly id: 'cost' | 'profitPerPlate' | 'margin' | 'plates' | 'revenue' | 'profit';
  readonly show: (item: MenuItemFigures, words: Words) => string;
  /** Whether it follows from the cost of a dish, which may not be known. */
  readonly needsCost: boolean;
}

const columns: readonly Column[] = [
  { id: 'cost', show: ({ cost }) => formatRupees(cost), needsCost: true },
  {
    id: 'profitPerPlate',
    show: ({ profitPerPlate }) => formatRupees(profitPerPlate),
    needsCost: true,
  },
  { id: 'margin', show: ({ profitMargin }) => formatPercent(profitMargin, 1), needsCost: true },
  { id: 'plates', show: ({ platesSold }, { number }) => number(platesSold), needsCost: false },
  { id: 'revenue', show: ({ itemRevenue }) => formatRupees(itemRevenue), needsCost: false },
  { id: 'profit', show: ({ itemProfit }) => formatRupees(itemProfit), needsCost: true },
];

export interface DishTableProps {
  readonly day: Day;
  /** Whether only the heading stands there until it is tapped. */
  readonly isFolded: boolean;
}

/** Every figure of every dish, worked out only while they are shown. */
export const DishTable = memo(function DishTable({ day, isFolded }: DishTableProps) {
  const words = useMessages().perDish;
  return (
    <SectionCard heading={words.heading} fold={isFolded ? words.total(day.menu.length) : null}>
      <Dishes day={day} />
    </SectionCard>
  );
});

/** A table on wide screens, a list of dishes on small ones. */
function Dishes({ day }: Pick<DishTableProps, 'day'>) {
  const words = useMessages().perDish;
  return (
    <table role="table" aria-label={words.heading} className="block w-full md:table">
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="border-b border-control text-sm text-ink-soft">
          <th role="columnheader" scope="col" className="py-2 pr-3 text-left font-medium">
            {words.dish}
          </th>
          {columns.map(({ id }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className="py-2 pl-3 text-right font-medium"
            >
              {words[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y divide-line/70 md:table-row-group">
        <Rows of={menuItemFigures(day)}>{(item) => <DishRow key={item.id} item={item} />}</Rows>
      </tbody>
    </table>
  );
}

/** Memoized by its figures: a changed price makes new ones of every dish, most of them the same. */
const DishRow = memo(
  function DishRow({ item }: { readonly item: MenuItemFigures }) {
    const messages = useMessages().perDish;
    const words = useWords();
    return (
      <tr
        role="row"
        className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-4 gap-y-2 py-4 md:table-row md:py-0"
      >
        <th
          role="rowheader"
          scope="row"
          className="col-span-full text-left text-lg font-semibold md:py-3 md:pr-3 md:text-base"
        >
          {item.name}
        </th>
        {columns.map(({ id, show, needsCost }) => (
          <td
            key={id}
            role="cell"
            className={`tabular-nums md:py-3 md:pl-3 md:text-right ${id === 'profit' ? moneyStyle(item) : ''}`}
          >
            <span aria-hidden="true" className="block text-sm font-normal text-ink-soft md:hidden">
              {messages[id]}
            </span>
            <span>{needsCost && !item.isCostKnown ? messages.unknown : show(item, words)}</span>
          </td>
        ))}
      </tr>
    );
  },
  ({ item: before }, { item: after }) =>
    visibleFields.every((name) => before[name] === after[name]),
);

const visibleFields = [
  'name',
  'isCostKnown',
  'cost',
  'profitPerPlate',
  'profitMargin',
  'platesSold',
  'itemRevenue',
  'itemProfit',
] as const satisfies readonly (keyof MenuItemFigures)[];

function moneyStyle({ isCostKnown, itemProfit }: MenuItemFigures): string {
  return isCostKnown ? `font-bold ${profitColour(itemProfit)}` : 'text-ink-soft';
}
