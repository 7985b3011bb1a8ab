import ChevronLeft from 'lucide-react/icons/chevron-left';
import { linkStyle, ToolLink } from './tool-link';
import type { ToolLinkProps } from './tool-link';

/** How the way back looks, whatever link it is. */
export const backLinkStyle = `${linkStyle} mb-2 print:hidden`;

export function BackLabel({ children }: { readonly children: string }) {
  return (
    <>
      <ChevronLeft aria-hidden="true" className="-ml-1 size-5 shrink-0" />
      <span>{children}</span>
    </>
  );
}

export interface BackLinkProps extends Pick<ToolLinkProps, 'location' | 'to'> {
  readonly children: string;
}

/** The way to the page above this one, within a tool. It stands above the page's header. */
export function BackLink({ children, ...link }: BackLinkProps) {
  return (
    <ToolLink className={backLinkStyle} {...link}>
      <BackLabel>{children}</BackLabel>
    </ToolLink>
  );
}
