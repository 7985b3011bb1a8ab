import Copy from 'lucide-react/icons/copy';
import ImageDown from 'lucide-react/icons/image-down';
import MessageCircle from 'lucide-react/icons/message-circle';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '../button';
import { buttonLinkStyle } from '../tool-link';
import { useAnnouncement } from '../use-announcement';
import { share, shareOrSave } from './hand-over';
import { useShareMessages } from './messages';
import type { Sheet } from './sheet';
import { sheetText, whatsAppLink } from './sheet-text';

export interface ShareWaysProps {
  readonly sheet: Sheet;
  /** Names the buttons as a group. */
  readonly label: string;
  /** Of the picture, without `.png`. */
  readonly fileName: string;
  /** The picture could not be drawn. */
  readonly onError: (error: unknown) => void;
}

/** Hands a sheet to another app, or to paper, when the person asks for it; nothing leaves the phone before. */
export function ShareWays({ sheet, label, fileName, onError }: ShareWaysProps) {
  const words = useShareMessages();
  const [said, say] = useAnnouncement();
  const text = sheetText(sheet);
  const shareText = async () => {
    if ((await share({ text })) === 'failed') say(words.notShared);
  };
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    say(isCopied ? words.copied : words.notCopied);
  };
  const sharePicture = async () => {
    try {
      // Most visits draw nothing.
      const { sheetPicture } = await import('./sheet-picture');
      const picture = await sheetPicture(sheet);
      const file = new File([picture], `${fileName}.png`, { type: picture.type });
      if ((await shareOrSave(file)) === 'saved') say(words.saved);
    } catch (error) {
      say(words.notDrawn);
      onError(error);
    }
  };
  return (
    <div className="print:hidden">
      <div
        role="group"
        aria-label={label}
        className="flex flex-wrap gap-3 max-sm:*:grow max-sm:*:basis-[calc(50%-0.375rem)]"
      >
        {'share' in navigator ? (
          <Button className="max-sm:px-2 sm:px-4" onClick={() => void shareText()}>
            <Share2 aria-hidden="true" className="size-5 shrink-0" />
            <span>{words.share}</span>
          </Button>
        ) : (
          <a
            href={whatsAppLink(text)}
            aria-label={words.whatsApp}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonLinkStyle} max-sm:px-2 sm:px-4`}
          >
            <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
            <span>WhatsApp</span>
          </a>
        )}
        <Button
          variant="secondary"
          className="max-sm:px-2 sm:px-4"
          onClick={() => void sharePicture()}
        >
          <ImageDown aria-hidden="true" className="size-5 shrink-0" />
          <span>{words.picture}</span>
        </Button>
        <Button variant="secondary" className="max-sm:px-2 sm:px-4" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5 shrink-0" />
          <span>{words.copy}</span>
        </Button>
        <Button variant="secondary" className="max-sm:px-2 sm:px-4" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5 shrink-0" />
          <span>{words.print}</span>
        </Button>
      </div>
      {/* Its height is kept, so that nothing moves when it speaks. */}
      <p role="status" className="mt-2 min-h-6 font-medium">
        {said}
      </p>
    </div>
  );
}
