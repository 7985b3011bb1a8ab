import type { ReactNode } from 'react';

export interface ActionBarProps {
  /** Says how far the person is, or what is missing. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The actions of a long page, at the bottom of the screen and always in reach. */
export function ActionBar({ note, children }: ActionBarProps) {
  return (
    <div className="action-bar sticky bottom-(--bottom-bar) z-10 -mx-4 border-t border-line bg-rice px-4 py-3 sm:-mx-8 sm:flex sm:items-center sm:justify-between sm:gap-6 sm:px-8">
      <div role="status" className="font-semibold not-empty:mb-2 sm:not-empty:mb-0">
        {note}
      </div>
      <div className="flex flex-wrap gap-2 *:px-3 *:last:flex-1 sm:gap-3 sm:*:px-5 sm:*:last:flex-none">
        {children}
      </div>
    </div>
  );
}
