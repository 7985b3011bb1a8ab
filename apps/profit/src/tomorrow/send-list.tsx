import { Button, buttonLinkStyle } from '@thela/ui';
import Copy from 'lucide-react/icons/copy';
import MessageCircle from 'lucide-react/icons/message-circle';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { useSaid } from '../use-said';
import { useTomorrowMessages } from './messages';

export interface SendListProps {
  readonly text: string;
}

/** Whoever closes the sheet of the phone has changed their mind. */
function isChangeOfMind(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Hands the list to another app, or to paper, when the person asks for it; nothing leaves the phone before. */
export function SendList({ text }: SendListProps) {
  const words = useTomorrowMessages().send;
  const [said, say] = useSaid();
  const share = async () => {
    try {
      await navigator.share({ text });
    } catch (error) {
      if (!isChangeOfMind(error)) say(words.notShared);
    }
  };
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    say(isCopied ? words.copied : words.notCopied);
  };
  return (
    <div className="mt-5 print:hidden">
      <div
        role="group"
        aria-label={words.label}
        className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap"
      >
        {'share' in navigator ? (
          <Button className="max-sm:col-span-2" onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-5" />
            {words.share}
          </Button>
        ) : (
          <a
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonLinkStyle} max-sm:col-span-2`}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {words.whatsApp}
          </a>
        )}
        <Button variant="secondary" className="px-3" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          {words.copy}
        </Button>
        <Button variant="secondary" className="px-3" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {words.print}
        </Button>
      </div>
      {/* Its height is kept, so that nothing moves when it speaks. */}
      <p role="status" className="mt-2 min-h-6 font-medium">
        {said}
      </p>
    </div>
  );
}
