import { PagePart } from '@thela/page';
import { partOf } from '@thela/ui/lazy-part';
import type { SidebarProps } from './sidebar';

// Not loaded at start-up on a phone, which has it in the drawer alone.
const sidebar = partOf<SidebarProps>(() => import('./sidebar'));

/** Loads the part; a wide page must have it before it is taken over. Rejects when it cannot. */
export const loadSidebar = sidebar.load;

export function SidebarPart(props: SidebarProps) {
  return <PagePart part={sidebar} props={props} doing="showing the sidebar" />;
}
