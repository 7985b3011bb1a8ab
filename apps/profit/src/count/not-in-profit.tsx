import { formatRupees } from '@thela/pricing';
import { useMoney } from '@thela/ui';
import { useListed } from '../listed';
import { useMessages } from '../messages';
import type { DaySums } from './day-head';
import { useCountMessages } from './messages';

/** What the figures of a day lack. Below the dishes, because a tap on one may open it. */
export function NotInProfit({ unknownCost, left }: Pick<DaySums, 'unknownCost' | 'left'>) {
  const { summary } = useMessages();
  const { head } = useCountMessages();
  const { costsNotKnown } = useMoney();
  const listed = useListed();
  const unknown = left ? costsNotKnown(left.uncostedDishes, left.uncostedWaste) : '';
  if (unknownCost.length === 0 && !unknown) return null;
  return (
    <div className="rounded-control bg-turmeric-tint p-3 wrap-anywhere">
      {unknownCost.length > 0 ? (
        <p>{summary.notInProfit(listed(unknownCost), unknownCost.length)}</p>
      ) : null}
      {left && unknown ? <p>{`${head.left} ${formatRupees(left.left)}: ${unknown}`}</p> : null}
    </div>
  );
}
