import Copy from 'lucide-react/icons/copy';
import ImageDown from 'lucide-react/icons/image-down';
import MessageCircle from 'lucide-react/icons/message-circle';
import Printer from 'lucide-react/icons/printer';
import SendIcon from 'lucide-react/icons/send-horizontal';
import Share2 from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { copyText } from '../copy-text';
import { useAnnouncement } from '../use-announcement';
import { useBack } from './use-back';
import { share, shareOrSave } from './hand-over';
import { useShareMessages } from './messages';
import type { Sheet } from './sheet';
import { SheetOnPaper } from './sheet-on-paper';
import { sheetText, whatsAppLink } from './sheet-text';

export interface SendProps {
  readonly sheet: Sheet;
  /** Of the picture, without `.png`. */
  readonly fileName: string;
  /** What stands on the page is what is printed, rather than the sheet. */
  readonly printsPage?: boolean;
  readonly className?: string;
  /** The picture could not be drawn. */
  readonly onError: (error: unknown) => void;
}

/** One button for all that leaves a page: it opens the ways, WhatsApp first. Nothing leaves the phone before a way is chosen. */
export function Send({ className = '', ...props }: SendProps) {
  const words = useShareMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`inline-flex min-h-14 items-center justify-center gap-2 rounded-control bg-send px-6 py-2 text-lg font-bold text-ink shadow-card print:hidden ${className}`}
      >
        <SendIcon aria-hidden="true" className="size-6 shrink-0" />
        <span>{words.send}</span>
      </button>
      {isOpen ? <SendDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** From the lower edge on phones, where the thumb is. */
function SendDialog({
  sheet,
  fileName,
  printsPage = false,
  onError,
  onClose,
}: Omit<SendProps, 'className'> & { readonly onClose: () => void }) {
  const words = useShareMessages();
  const [announcement, announce] = useAnnouncement();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const leaveEntry = useBack(close);
  const text = sheetText(sheet);
  const canShare = 'share' in navigator;
  const shareText = async () => {
    if ((await share({ text })) === 'failed') announce(words.notShared);
  };
  const copy = async () => {
    announce((await copyText(text)) ? words.copied : words.notCopied);
  };
  const sharePicture = async () => {
    try {
      // Most visits draw nothing.
      const { sheetPicture } = await import('./sheet-picture');
      const picture = await sheetPicture(sheet);
      const file = new File([picture], `${fileName}.png`, { type: picture.type });
      if ((await shareOrSave(file)) === 'saved') announce(words.saved);
    } catch (error) {
      announce(words.notDrawn);
      onError(error);
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, too */}
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        onClose={() => {
          leaveEntry();
          onClose();
        }}
        // Its own area is what lies around its contents.
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card bg-rice text-ink shadow-raised backdrop:bg-shade backdrop:opacity-60 sm:inset-0 sm:m-auto sm:w-104 sm:rounded-card print:hidden"
      >
        <div className="relative grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6">
          <h2 id={heading} className="col-span-full pr-12 text-heading font-bold wrap-anywhere">
            <span className="sr-only">{`${words.send}: `}</span>
            <span>{sheet.title}</span>
          </h2>
          <a
            href={whatsAppLink(text)}
            aria-label={words.whatsApp}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
            className="col-span-full flex min-h-16 items-center justify-center gap-3 rounded-control bg-send px-4 py-2 text-heading font-bold text-ink"
          >
            <MessageCircle aria-hidden="true" className="size-7 shrink-0" />
            <span translate="no">WhatsApp</span>
          </a>
          <Way icon={<ImageDown />} words={words.picture} onClick={() => void sharePicture()} />
          <Way icon={<Printer />} words={words.print} onClick={() => window.print()} />
          <Way
            icon={<Copy />}
            words={words.copy}
            className={canShare ? '' : 'col-span-full'}
            onClick={() => void copy()}
          />
          {canShare ? (
            <Way icon={<Share2 />} words={words.otherApp} onClick={() => void shareText()} />
          ) : null}
          {/* Its height is kept, so that nothing moves when it speaks. */}
          <p role="status" className="col-span-full min-h-6 font-medium">
            {announcement}
          </p>
          {/* Last, because the focus starts at the first. */}
          <button
            type="button"
            aria-label={words.close}
            onClick={close}
            className="absolute top-2 right-2 grid size-12 place-items-center rounded-control hover:bg-turmeric-tint"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
      </dialog>
      {printsPage ? null : <SheetOnPaper {...sheet} />}
    </>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly words: string;
  readonly className?: string;
  readonly onClick: () => void;
}

function Way({ icon, words, className = '', onClick }: WayProps) {
  return (
    <Button variant="secondary" className={`px-2! *:first:shrink-0 ${className}`} onClick={onClick}>
      {icon}
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </Button>
  );
}
