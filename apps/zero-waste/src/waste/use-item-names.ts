import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import type { WasteItem } from '@thela/books';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { isSpecial } from '@thela/ledger';
import { useCallback, useMemo } from 'react';
import { useWasteMessages } from './messages';

/** How a wasted dish or ingredient is called, with what became of it since. */
export type ItemNames = (item: Pick<WasteItem, 'subject' | 'name'>) => {
  readonly name: string;
  /** 'special' or 'retired', in words; empty for what the stall still has. */
  readonly mark: string;
};

export function useItemNames({ stall }: Pick<Shell, 'stall'>): ItemNames {
  const names = useTranslatedNames();
  const words = useWasteMessages();
  const { dishes, ingredients } = useStore(stall);
  const offered = useMemo(
    () =>
      new Set([...dishes, ...ingredients].filter((each) => !each.isRetired).map(({ id }) => id)),
    [dishes, ingredients],
  );
  return useCallback(
    ({ subject: { kind, id }, name }) => {
      const isOfOneDay = kind === 'dish' && isSpecial(id);
      const gone = offered.has(id) ? '' : words.retired;
      return { name: names.nameOf({ id, name }), mark: isOfOneDay ? words.special : gone };
    },
    [names, offered, words],
  );
}
