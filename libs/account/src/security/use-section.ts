import { useRef } from 'react';
import type { RefObject } from 'react';
import type { SecurityPartProps } from './security-parts';

export interface Section {
  /** What the section is about, above its buttons. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Says what has changed, and reads anew what is set up. */
  readonly say: (message: string) => Promise<void>;
  /** Moves the focus to the section: what was pressed is gone. */
  readonly focus: () => void;
}

/** What happens after something of a section has changed. */
export function useSection({
  notify,
  refresh,
}: Pick<SecurityPartProps, 'notify' | 'refresh'>): Section {
  const place = useRef<HTMLDivElement>(null);
  return {
    place,
    say: async (message) => {
      notify.show({ kind: 'success', message, urgency: 'polite' });
      await refresh();
    },
    focus: () => place.current?.focus(),
  };
}
