import type { LucideIcon } from 'lucide-react';

export interface SentToProps {
  readonly Icon: LucideIcon;
  /** The address or number, as people read it. */
  readonly to: string;
}

/** Whom a mail or a message was sent to, or whose account it is. */
export function SentTo({ Icon, to }: SentToProps) {
  return (
    <p className="mb-5 flex items-center gap-2 rounded-control bg-turmeric-tint px-3 py-4 sm:text-lg font-semibold wrap-anywhere">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-flame" />
      <span>{to}</span>
    </p>
  );
}
