/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that CSS lays out otherwise loses its roles in some browsers unless they are spelled out */
import { formatPercent, formatRupees } from '@thela/pricing';
import type { MenuItemFigures } from '@thela/pricing';
import { profitColour, SectionCard } from '@thela/ui';
import { memo } from 'react';
import { messages } from './messages';

const words = messages.perDish;

/** A figure that follows from the cost of a dish. */
function ifKnown(show: (item: MenuItemFigures) => string) {
  return (item: MenuItemFigures) => (item.isCostKnown ? show(item) : words.unknown);
}

const columns: readonly {
  readonly label: string;
  readonly show: (item: MenuItemFigures) => string;
  readonly isMoneyMade?: true;
}[] = [
  { label: words.cost, show: ifKnown((item) => formatRupees(item.cost)) },
  { label: words.profitPerPlate, show: ifKnown((item) => formatRupees(item.profitPerPlate)) },
  { label: words.margin, show: ifKnown((item) => formatPercent(item.profitMargin, 1)) },
  { label: words.plates, show: (item) => item.platesSold.toLocaleString('en-IN') },
  { label: words.revenue, show: (item) => formatRupees(item.itemRevenue) },
  {
    label: words.profit,
    show: ifKnown((item) => formatRupees(item.itemProfit)),
    isMoneyMade: true,
  },
];

/** Every figure of every dish: a table on wide screens, a list of dishes on small ones. */
export function DishTable({ items }: { readonly items: readonly MenuItemFigures[] }) {
  return (
    <SectionCard heading={words.heading}>
      <table role="table" aria-label={words.heading} className="block w-full md:table">
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-b border-control text-sm text-ink-soft">
            <th role="columnheader" scope="col" className="py-2 pr-3 text-left font-medium">
              {words.dish}
            </th>
            {columns.map(({ label }) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                className="py-2 pl-3 text-right font-medium"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-line/70 md:table-row-group">
          {items.map((item) => (
            <DishRow key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}

/** Memoized by its figures: a changed price makes new ones of every dish, most of them the same. */
const DishRow = memo(
  function DishRow({ item }: { readonly item: MenuItemFigures }) {
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
        {columns.map(({ label, show, isMoneyMade }) => (
          <td
            key={label}
            role="cell"
            className={`tabular-nums md:py-3 md:pl-3 md:text-right ${isMoneyMade ? moneyStyle(item) : ''}`}
          >
            <span aria-hidden="true" className="block text-sm font-normal text-ink-soft md:hidden">
              {label}
            </span>
            {show(item)}
          </td>
        ))}
      </tr>
    );
  },
  ({ item: before }, { item: after }) => shownFields.every((name) => before[name] === after[name]),
);

const shownFields = [
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
