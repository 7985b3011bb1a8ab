import { useTomorrowMessages } from './messages';
import { METHODS } from './accuracy';
import type { Accuracy } from './accuracy';

export interface DishTableProps {
  readonly accuracy: Accuracy;
  readonly nameOf: (id: string) => string;
}

/** How often each way was right for each dish; names have a line of their own, because a phone has no room beside. */
export function DishTable({ accuracy: { dishes, withinPlates }, nameOf }: DishTableProps) {
  const words = useTomorrowMessages().accuracy;
  return (
    <table className="w-full table-fixed text-left">
      <caption className="mb-1 text-left font-semibold text-pretty">
        {words.table(withinPlates)}
      </caption>
      <thead>
        <tr>
          {METHODS.map((method) => (
            <th
              key={method}
              scope="col"
              className="py-2 pr-3 align-bottom text-sm font-medium wrap-anywhere text-ink-soft hyphens-auto"
            >
              {words.methods[method]}
            </th>
          ))}
        </tr>
      </thead>
      {dishes.map(({ dish, days, scores }) => {
        const most = Math.max(...METHODS.map((method) => scores[method].daysWithin));
        return (
          <tbody key={dish}>
            <tr className="border-t border-line/70">
              <th scope="rowgroup" colSpan={3} className="pt-2 font-semibold wrap-anywhere">
                {nameOf(dish)}
              </th>
            </tr>
            <tr>
              {METHODS.map((method) => {
                const { daysWithin } = scores[method];
                return (
                  <td
                    key={method}
                    className={`pr-3 pb-2 tabular-nums ${daysWithin === most ? 'font-bold' : ''}`}
                  >
                    {words.daysOf(daysWithin, days)}
                  </td>
                );
              })}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
