import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

export interface SidebarSectionProps {
  readonly heading: string;
  /** In the drawer: only its heading is shown until that is tapped. */
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/** A part of the sidebar or of the drawer under its heading. */
export function SidebarSection({ heading, isFolded, children }: SidebarSectionProps) {
  if (!isFolded) {
    return (
      <div>
        <h2 className="mb-2 px-3 text-sm font-semibold text-on-tamarind/80">{heading}</h2>
        {children}
      </div>
    );
  }
  return (
    <details className="group">
      <summary className="on-dark flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 rounded-control px-3 hover:bg-tamarind-soft [&::-webkit-details-marker]:hidden">
        <h2 className="font-semibold">{heading}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-on-tamarind-mark transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="py-2">{children}</div>
    </details>
  );
}
