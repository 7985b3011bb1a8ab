import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly subtitle?: string;
  /** Lines below the subtitle, such as date and place. */
  readonly children?: ReactNode;
}

export function PageHeader({ icon, title, subtitle, children }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-control bg-turmeric text-ink sm:size-14"
      >
        {icon}
      </span>
      {/* Wraps below the icon where its words would break beside it. */}
      <div className="min-w-[min(100%,14rem)] flex-1">
        <h1 className="text-title font-bold tracking-tight text-balance">{title}</h1>
        {subtitle ? <p className="mt-1 text-subheading text-ink-soft">{subtitle}</p> : null}
        {children}
      </div>
    </header>
  );
}
