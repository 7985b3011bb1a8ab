import { partOf } from '@thela/ui/lazy-part';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { PagePart, useMessages, whenIdle } from '@thela/page';
import type { DrawerProps } from './drawer';
import { loadSidebar } from './sidebar-part';

// Not loaded at start-up; fetched when the page is idle.
const drawer = partOf(() => import('./drawer'));

/** The menu of small screens. A plain panel replaces the drawer when its code cannot be loaded. */
export function Menu(props: DrawerProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  // A failure is handled when the menu is opened.
  useEffect(
    () => whenIdle(() => void Promise.all([drawer.load(), loadSidebar()]).catch(() => {})),
    [],
  );
  if (!wasOpened) return null;
  return (
    <PagePart
      part={drawer}
      props={props}
      doing="opening the menu"
      fallback={<PlainPanel {...props} />}
    />
  );
}

function PlainPanel({ isOpen, onClose, children }: DrawerProps) {
  const { close } = useMessages();
  if (!isOpen) return null;
  return (
    <div className="fixed inset-0 z-50 overflow-y-auto bg-tamarind lg:hidden">
      <button
        type="button"
        aria-label={close}
        onClick={onClose}
        className="on-dark m-2 grid size-12 shrink-0 place-items-center rounded-control text-on-tamarind"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
      {children}
    </div>
  );
}
