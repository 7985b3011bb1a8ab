import type { EventRefusal, SyncStatus } from '@thela/records';
import { useMessages } from './messages';

/** The changes that the account refused: how many, and why. */
export function HeldBack({ keeping }: { readonly keeping: SyncStatus }) {
  const texts = useMessages().keeping;
  const counts = new Map<EventRefusal, number>();
  for (const { code } of 'unsent' in keeping ? keeping.unsent.refused : []) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  return (
    <div className="mt-3 rounded-control bg-turmeric-tint p-3">
      <h3 className="font-bold">{texts.heldBackHeading}</h3>
      <ul className="mt-1 list-disc pl-5">
        {[...counts].map(([code, count]) => (
          <li key={code}>{texts.heldBack[code](count)}</li>
        ))}
      </ul>
      <p className="mt-1">{texts.heldBackHint}</p>
    </div>
  );
}
