import type { Notify, Store } from '@thela/contract';
import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import type { Stall } from '@thela/ledger';
import { Button } from '@thela/ui';
import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { useId, useRef, useState } from 'react';
import type { AccountStall } from '@thela/records';
import { copyText } from '../copy-text';
import { focusOnMount } from '../focus-on-mount';
import { invitationUrl } from '@thela/session';
import { QrCode } from '../qr-code';
import { useMessages } from './messages';
import { FaultNote } from '../fault-note';
import { useServerAction } from '@thela/records/server-calls';

export interface InviteHelperProps {
  readonly invite: AccountStall['invite'];
  readonly stall: Store<Stall>;
  readonly notify: Notify;
}

export function InviteHelper({ invite, stall, notify }: InviteHelperProps) {
  const words = useMessages().invite;
  const [made, setMade] = useState<Awaited<ReturnType<typeof invite>> | null>(null);
  const { isBusy, fault, run } = useServerAction();
  const link = isBusy || fault !== null ? null : made;
  const make = () => run(async () => setMade(await invite()));
  return (
    <div className="mt-4 border-t border-line pt-4">
      {link ? (
        <InvitationLink key={link.code} {...link} stall={stall} notify={notify} />
      ) : (
        <p className="mb-3 max-w-text">{words.hint}</p>
      )}
      <FaultNote text={fault} className="mb-3" />
      <Button
        variant={link ? 'secondary' : 'primary'}
        className="w-full sm:w-auto"
        aria-disabled={isBusy}
        onClick={() => void make()}
      >
        <UserPlus aria-hidden="true" className="size-5" />
        <span>{isBusy ? words.making : link ? words.another : words.action}</span>
      </Button>
    </div>
  );
}

const MOMENT = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

interface InvitationLinkProps extends Pick<InviteHelperProps, 'stall' | 'notify'> {
  readonly code: string;
  /** ISO time */
  readonly expiresAt: string;
}

function InvitationLink({ code, expiresAt, stall, notify }: InvitationLinkProps) {
  const url = invitationUrl(code);
  const words = useMessages().invite;
  const { moment } = useWords();
  const { name } = useStore(stall);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const share = async () => {
    const text = words.message(name || words.unnamedStall);
    // Whoever closes the sheet of the phone has changed their mind.
    await navigator.share({ text, url }).catch(() => {});
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
    // The link stands above the button that made it: it is read out, and in sight.
    <div
      ref={focusOnMount}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="mb-4 outline-none"
    >
      <h3 id={`${id}-heading`} className="font-bold">
        {words.heading}
      </h3>
      <p className="max-w-text">{words.text}</p>
      <p className="font-semibold">{words.until(moment(expiresAt, MOMENT))}</p>
      <div className="mt-3 flex flex-wrap items-start gap-4">
        <QrCode text={url} label={words.code} />
        <div className="flex min-w-[min(100%,14rem)] flex-1 flex-col gap-3">
          <label htmlFor={`${id}-link`} className="font-semibold">
            {words.link}
          </label>
          <input
            ref={field}
            id={`${id}-link`}
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
    </div>
  );
}
