import type { ComponentProps, MouseEvent } from 'react';

export interface ToolLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** `shell.location` */
  readonly location: {
    readonly href: (path: string) => string;
    readonly navigate: (path: string) => void;
  };
  /** A path below this tool: `menu`. */
  readonly to: string;
}

/** A link to another page of this tool. It opens without a load, and in another tab for who asks for that. */
export function ToolLink({ location, to, children, ...props }: ToolLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    location.navigate(to);
  };
  return (
    <a href={location.href(to)} onClick={onClick} {...props}>
      {children}
    </a>
  );
}

/** How a link looks that is the next step of a screen. */
export const buttonLinkStyle =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-control bg-white px-5 py-2 text-base font-semibold text-ink transition-colors duration-150 hover:bg-turmeric-tint';

/** How a link looks that stands by itself, large enough for a finger. */
export const linkStyle =
  'inline-flex min-h-12 min-w-12 items-center gap-2 rounded-control font-semibold text-flame underline-offset-4 hover:underline';
