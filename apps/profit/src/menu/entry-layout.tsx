import type { ReactNode } from 'react';

export interface EntryLayoutProps {
  /** What it costs: first on a phone, at the side on a wide screen. */
  readonly money: ReactNode;
  readonly children: ReactNode;
}

/** The fields of an entry with what it costs beside them. */
export function EntryLayout({ money, children }: EntryLayoutProps) {
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
      <div className="contents lg:col-start-2 lg:row-start-1 lg:block lg:h-full">{money}</div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">{children}</div>
    </div>
  );
}
