import type { LocationStore } from '@thela/contract';
import { SectionCard } from '@thela/ui';
import { EntryLink } from './entry-link';
import { useMenuMessages } from './messages';
import type { Use } from './uses';

export interface UsedInProps {
  readonly location: LocationStore;
  readonly uses: readonly Use[];
}

/** Says in which dishes and preparations an ingredient is. */
export function UsedIn({ location, uses }: UsedInProps) {
  const words = useMenuMessages();
  return (
    <SectionCard heading={words.ingredient.usedIn} className="mt-6">
      {uses.length === 0 ? <p className="text-ink-soft">{words.ingredient.unused}</p> : null}
      <ul className="flex flex-wrap gap-x-6">
        {uses.map(({ list, id, name }) => (
          <li key={id} className="min-w-0">
            <EntryLink location={location} list={list} id={id} name={name} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
