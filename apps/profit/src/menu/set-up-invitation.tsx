import type { ToolProps } from '@thela/contract';
import { Invitation } from '@thela/ui';
import { MenuHeader } from './menu-header';
import { useMenuMessages } from './messages';

/** Stands in place of the menu until the stall is the vendor's own. */
export function SetUpInvitation({ shell }: ToolProps) {
  const words = useMenuMessages();
  return (
    <>
      <MenuHeader location={shell.location} />
      <Invitation {...words.setUp} onSetUp={shell.stall.open} />
    </>
  );
}
