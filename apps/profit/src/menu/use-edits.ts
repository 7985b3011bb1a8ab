import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Edits<Fields> {
  /** As stored, with what was entered since. */
  readonly fields: Fields;
  /** Shows a change at once; it is stored when the field is left. */
  readonly edit: (changes: Partial<Fields>) => void;
  /** Drops what was entered and is not stored yet. */
  readonly cancel: () => void;
  readonly store: () => void;
}

/** `field`: a field was left. `page`: this is the last moment, the page is being left. */
export type Leaving = 'field' | 'page';

/**
 * Holds what a person types until they leave the field, because each change that is stored stays in the
 * ledger for ever: one a field, not one a letter. Whatever is held is stored when the page is left, by Back, by
 * closing the tab or by switching to another app.
 *
 * @param stored the fields as they are
 * @param save stores changes; returns whether it did, else they are held on
 */
export function useEdits<Fields extends object>(
  stored: Fields,
  save: (changes: Partial<Fields>, leaving: Leaving) => boolean,
): Edits<Fields> {
  const [visible, setVisible] = useState<Partial<Fields>>({});
  // Apart from the state, because one press may enter a change and store it.
  const pending = useRef<Partial<Fields>>({});
  const hold = (changes: Partial<Fields>) => {
    pending.current = changes;
    setVisible(changes);
  };
  const storeOn = (leaving: Leaving) => {
    const changes = pending.current;
    if (Object.keys(changes).length > 0 && save(changes, leaving)) hold({});
  };
  const onLeave = useEffectEvent(storeOn);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') onLeave('field');
    };
    const onPageHide = () => onLeave('page');
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onPageHide);
      onLeave('page');
    };
  }, []);
  return {
    fields: { ...stored, ...visible },
    edit: (changes) => hold({ ...pending.current, ...changes }),
    cancel: () => hold({}),
    store: () => storeOn('field'),
  };
}
