import type { DishShock } from '@thela/books';
import type { Shell } from '@thela/contract';
import { formatPercent, formatRupees } from '@thela/pricing';
import { useBooksMessages } from '../books/messages';
import { BoardPrice } from './board-price';

export interface DishRowProps {
  readonly shell: Shell;
  readonly dish: DishShock;
  readonly name: string;
}

/** A dish that costs more to make: by how much, and the price that makes up for it. */
export function DishRow({ shell, dish, name }: DishRowProps) {
  const { shock: words, plates, change } = useBooksMessages();
  const { usual, perDay, perPlate } = dish;
  const money = (amount: number) => formatRupees(amount);
  const percent = (amount: number) => formatPercent(amount, 1);
  const figures = [
    [words.perPlate, change(money(dish.costThen), money(dish.costNow))],
    [words.margin, change(percent(dish.marginThen), percent(dish.marginNow))],
    [words.onBoard, money(dish.priceNow)],
  ] as const;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-lg font-bold wrap-anywhere">{name}</h3>
        <p className="font-bold text-chilli tabular-nums">
          {perDay === null ? words.dearer(money(perPlate), null) : words.moreADay(money(perDay))}
        </p>
      </div>
      <p className="text-sm text-ink-soft">
        {usual ? words.onUsualDay(plates(usual.plates)) : words.notSold}
      </p>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {figures.map(([label, text]) => (
          <div key={label} className="flex-[1_0_8rem] sm:flex-none">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <BoardPrice shell={shell} dish={dish} name={name} />
    </li>
  );
}
