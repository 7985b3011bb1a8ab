import type { Shell } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { freeName, normaliseText } from '@thela/text';
import { useRef, useState } from 'react';
import { entryPath } from './menu-route';
import type { MenuList } from './menu-route';
import { messagesNow, useMenuMessages } from './messages';
import { nameFault } from './names';
import type { NameFieldProps } from './name-field';
import type { NamedItem } from './names';
import { useEdits } from './use-edits';
import type { Edits, Leaving } from './use-edits';

/** Of the entry that a page shows; `null` until it is added. */
export interface EntryId {
  readonly id: string | null;
  readonly setAdded: (id: string) => void;
}

/**
 * The id of the entry that a page shows.
 *
 * @param named by the address; the address follows a moment after an entry was added
 */
export function useEntryId(named: string | null): EntryId {
  const [added, setAdded] = useState<string | null>(null);
  return { id: named ?? added, setAdded };
}

export interface EntryOptions<Fields> {
  readonly shell: Shell;
  readonly list: MenuList;
  readonly entry: EntryId;
  readonly onAdded: (id: string) => void;
  /** As stored; of an entry that is not added yet what it would be. */
  readonly stored: Fields;
  /** All that must not have the same name. */
  readonly others: readonly NamedItem[];
  /** The name of an entry that was left without one. */
  readonly untitled: string;
  /** @returns its id */
  readonly add: (fields: Fields) => string;
  readonly change: (id: string, changes: Partial<Fields>) => void;
}

export interface EntryEdits<Fields> extends Edits<Fields> {
  readonly nameField: Omit<NameFieldProps, 'label'>;
}

/**
 * Edits a dish, an ingredient or a preparation. A new one is added as soon as it has a name; one that is left
 * before gets a name, so that nothing typed is lost.
 */
export function useEntry<Fields extends { readonly name: string }>(
  options: EntryOptions<Fields>,
): EntryEdits<Fields> {
  const { shell, list, entry, onAdded, stored, others, untitled, add, change } = options;
  const { name: nameWords } = useMenuMessages();
  const { spellings } = useTranslatedNames();
  const typedName = useRef('');
  const save = (changes: Partial<Fields>, leaving: Leaving): boolean => {
    if (entry.id !== null) {
      change(entry.id, changes);
      return true;
    }
    const isNamed = changes.name !== undefined;
    if (!isNamed && leaving === 'field') return false;
    const name =
      changes.name ??
      freeName(
        normaliseText(typedName.current) || untitled,
        others.map((other) => other.name),
      );
    const id = add({ ...stored, ...changes, name });
    if (leaving === 'page') {
      shell.notify.show({
        kind: 'success',
        message: messagesNow().storedAs(name),
        urgency: 'polite',
      });
      return true;
    }
    entry.setAdded(id);
    onAdded(id);
    shell.location.navigate(entryPath(list, id), { replace: true });
    return true;
  };
  const edits = useEdits(stored, save);
  return {
    ...edits,
    nameField: {
      value: edits.fields.name,
      faultOf: (name) => nameFault(name, entry.id, others, nameWords, spellings),
      onName: (name) => edits.edit({ name } as Partial<Fields>),
      onText: (text) => {
        typedName.current = text;
      },
    },
  };
}
