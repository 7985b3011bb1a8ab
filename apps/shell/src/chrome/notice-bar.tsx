import type { ComponentProps } from 'react';

export interface NoticeBarProps extends ComponentProps<'div'> {
  readonly text: string;
  readonly textId?: string;
}

/** A bar above the page: a text, with its buttons beside or below it. */
export function NoticeBar({ text, textId, children, ...props }: NoticeBarProps) {
  return (
    <div
      className="flex scroll-mt-16 flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-turmeric-tint px-4 py-3 sm:px-8 print:hidden"
      {...props}
    >
      <p id={textId} className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {text}
      </p>
      {children}
    </div>
  );
}
