import type { Notify } from '@thela/contract';
import { Button, copyText } from '@thela/ui';
import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share-2';
import { useId, useRef } from 'react';
import { useMessages } from './members/messages';
import { QrCode } from './qr-code';

export interface ShareLinkProps {
  readonly url: string;
  /** What a screen reader says of the QR code. */
  readonly code: string;
  /** Stands before the link in a message. */
  readonly message: string;
  readonly notify: Notify;
}

/** A link for another phone: as a QR code, to be sent, and to be copied. */
export function ShareLink({ url, code, message, notify }: ShareLinkProps) {
  const words = useMessages().invite;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const share = async () => {
    // Whoever closes the sheet of the phone has changed their mind.
    await navigator.share({ text: message, url }).catch(() => {});
  };
  const copy = async () => {
    const isCopied = await copyText(url);
    if (!isCopied) field.current?.select();
    notify.show({
      kind: isCopied ? 'success' : 'error',
      message: isCopied ? words.copied : words.copyFailed,
      urgency: isCopied ? 'polite' : 'assertive',
    });
  };
  return (
    <div className="mt-3 flex flex-wrap items-start gap-4">
      <QrCode text={url} label={code} />
      <div className="flex min-w-[min(100%,14rem)] flex-1 flex-col gap-3">
        <label htmlFor={id} className="font-semibold">
          {words.link}
        </label>
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="h-12 w-full rounded-control border border-control bg-rice px-3"
        />
        {'share' in navigator ? (
          <Button onClick={() => void share()}>
            <Share aria-hidden="true" className="size-5" />
            <span>{words.share}</span>
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          <span>{words.copy}</span>
        </Button>
      </div>
    </div>
  );
}
