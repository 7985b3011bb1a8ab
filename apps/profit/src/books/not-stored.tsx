import { useBooksMessages } from './messages';
import type { Stored } from './use-storing';

/** Says what became of a write that is not stored; nothing of one that is. */
export function NotStored({ stored }: { readonly stored: Stored }) {
  const words = useBooksMessages().notStored;
  return stored === 'yes' ? null : (
    <p role="alert" className="mt-3 rounded-control bg-chilli-tint p-3 font-medium text-chilli">
      {words[stored]}
    </p>
  );
}
