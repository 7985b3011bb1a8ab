import type { ReactNode, Ref } from 'react';

export interface SectionPlaceProps {
  readonly label: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** What a section is about, above its buttons. The focus comes here when what was pressed is gone. */
export function SectionPlace({ label, ref, children }: SectionPlaceProps) {
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-label={label} className="outline-none">
      {children}
    </div>
  );
}
