import type { ReactNode, Ref, RefObject } from 'react';
import { useRef } from 'react';
import type { SecurityPartProps } from './security-parts';

export interface SectionIntroProps {
  readonly label: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** What a section is about, above its buttons. The focus comes here when what was pressed is gone. */
export function SectionIntro({ label, ref, children }: SectionIntroProps) {
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-label={label} className="outline-none">
      {children}
    </div>
  );
}

interface Section {
  /** What the section is about, above its buttons. */
  readonly intro: RefObject<HTMLDivElement | null>;
  /** Says what has changed, and reads again what is set up. */
  readonly announce: (message: string) => Promise<void>;
  /** Moves the focus to the section: what was pressed is gone. */
  readonly focus: () => void;
}

/** What happens after something of a section has changed. */
export function useSection({
  notify,
  refresh,
}: Pick<SecurityPartProps, 'notify' | 'refresh'>): Section {
  const intro = useRef<HTMLDivElement>(null);
  return {
    intro,
    announce: async (message) => {
      notify.show({ kind: 'success', message, urgency: 'polite' });
      await refresh();
    },
    focus: () => intro.current?.focus(),
  };
}
