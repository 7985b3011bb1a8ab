import { words } from './messages';

/** Names the dishes that sold and whose cost is not known, if there are any. */
export function NotInProfit({ dishes }: { readonly dishes: readonly string[] }) {
  if (dishes.length === 0) return null;
  return (
    <p className="rounded-control bg-turmeric-tint p-3 wrap-anywhere">
      {words.head.notInProfit(dishes)}
    </p>
  );
}
