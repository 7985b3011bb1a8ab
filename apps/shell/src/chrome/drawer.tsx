import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useMessages } from '@thela/page';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when the drawer has closed, to move the focus. */
  readonly onCloseAutoFocus: (event: Event) => void;
  readonly children: ReactNode;
}

/** The sidebar of small screens: slides in, holds the focus, closes on backdrop, Escape or choice. */
export default function Drawer({ isOpen, onClose, onCloseAutoFocus, children }: DrawerProps) {
  const messages = useMessages();
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
    >
      <Dialog.Portal>
        {/* Not Radix's overlay: that one locks scrolling by an inline style sheet, which the page's
            policy refuses. The page's own style sheet does it. */}
        <div
          aria-hidden="true"
          className="drawer-backdrop fixed inset-0 z-40 bg-shade opacity-60 lg:hidden"
        />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          className="drawer fixed inset-y-0 left-0 z-50 w-80 max-w-[calc(100vw-48px)] overflow-y-auto overscroll-contain bg-tamarind shadow-raised lg:hidden"
        >
          <div className="flex items-center justify-between gap-2 px-4 pt-1 text-on-tamarind">
            <Dialog.Title className="px-3 text-subheading font-bold">
              {messages.bottomBar.more}
            </Dialog.Title>
            <Dialog.Close
              aria-label={messages.close}
              className="on-dark grid size-12 shrink-0 place-items-center rounded-control hover:bg-tamarind-soft"
            >
              <X aria-hidden="true" className="size-6" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
