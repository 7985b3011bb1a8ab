import type { Notify } from '@thela/contract';
import { useStore } from '@thela/contract';
import { otherPhonePath } from '@thela/page';
import { emailFault } from '@thela/session';
import { cleanAddress } from '@thela/text';
import { Button, Card } from '@thela/ui';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { AccountPageProps } from './account-page-props';
import { focusOnMount } from './focus-on-mount';
import { useMessages } from './messages';
import { ShareLink } from './share-link';

export interface OtherPhoneProps {
  /** Of who is signed in; empty for who has none. */
  readonly email: string;
  readonly notify: Notify;
}

/** The way to a second phone of the same person: a link with their address alone, never a session. */
export function OtherPhone({ email, notify }: OtherPhoneProps) {
  const { otherPhone: words } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const hash = email === '' ? '' : `#${encodeURIComponent(email)}`;
  return (
    <Card className="p-4 sm:p-6">
      {isOpen ? (
        <div ref={focusOnMount} role="group" tabIndex={-1} aria-label={words.action}>
          {/* It promises a mail. */}
          {email === '' ? null : <p className="max-w-text">{words.text}</p>}
          <ShareLink
            url={`${window.location.origin}${otherPhonePath}${hash}`}
            code={words.code}
            message={words.message}
            notify={notify}
          />
        </div>
      ) : (
        <Button variant="secondary" className="w-full" onClick={() => setOpen(true)}>
          <Smartphone aria-hidden="true" className="size-5" />
          <span>{words.action}</span>
        </Button>
      )}
    </Card>
  );
}

/** Where that link leads: to the question whether the code may be sent. Anybody may have written the address in it. */
export function OtherPhonePage({ session }: Pick<AccountPageProps, 'session'>) {
  const { hash } = useLocation();
  const { status } = useStore(session);
  if (status === 'signed-in') return <Navigate to="/" replace />;
  const email = addressIn(hash);
  const step = emailFault(email) === null ? { at: 'mail', email } : undefined;
  return <Navigate to={{ pathname: '/', hash: 'signin' }} state={{ step }} replace />;
}

function addressIn(hash: string): string {
  try {
    return cleanAddress(decodeURIComponent(hash.slice(1)));
  } catch {
    // Cut within a letter.
    return '';
  }
}
