import type { Notify, Store } from '@thela/contract';
import { useStore } from '@thela/contract';
import { TIME, useWords } from '@thela/language';
import type { Stall } from '@thela/ledger';
import { Button } from '@thela/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { useId, useState } from 'react';
import type { AccountStall } from '@thela/records';
import { focusOnMount } from '../focus-on-mount';
import { invitationUrl } from '@thela/session';
import { ShareLink } from '../share-link';
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

const MOMENT = { day: 'numeric', month: 'long', ...TIME } as const;

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
      <ShareLink
        url={url}
        code={words.code}
        message={words.message(name || words.unnamedStall)}
        notify={notify}
      />
    </div>
  );
}
