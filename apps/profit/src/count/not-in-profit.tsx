import { useListed } from '../listed';
import { useMessages } from '../messages';

/** Names the dishes that sold and whose cost is not known, if there are any. */
export function NotInProfit({ dishes }: { readonly dishes: readonly string[] }) {
  const { summary } = useMessages();
  const listed = useListed();
  if (dishes.length === 0) return null;
  return (
    <p className="rounded-control bg-turmeric-tint p-3 wrap-anywhere">
      {summary.notInProfit(listed(dishes), dishes.length)}
    </p>
  );
}
