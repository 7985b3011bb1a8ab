import { Button } from '@thela/ui';
import type { LocationStore } from '@thela/contract';
import { EntryLink } from './entry-link';
import type { MenuList } from './menu-route';
import { useMenuMessages } from './messages';

export interface RetiredListProps {
  readonly location: LocationStore;
  readonly list: MenuList;
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  readonly onBringBack: (id: string, name: string) => void;
}

export function RetiredList({ location, list, entries, onBringBack }: RetiredListProps) {
  const { list: words } = useMenuMessages();
  if (entries.length === 0) return null;
  return (
    <details className="mt-6 rounded-card border border-line/60 bg-white px-4 shadow-card sm:px-6">
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold">
        {words.retired(entries.length)}
      </summary>
      <ul className="divide-y divide-line/70 border-t border-line/70">
        {entries.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <EntryLink location={location} list={list} id={id} name={name} className="flex-1" />
            <Button
              variant="secondary"
              aria-label={words.bringBackNamed(name)}
              onClick={() => onBringBack(id, name)}
            >
              {words.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
