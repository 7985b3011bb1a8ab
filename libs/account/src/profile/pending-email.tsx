import { useLayoutEffect, useRef, useState } from 'react';
import { Banner, failureNotice, ResendButton } from '@thela/session';
import type { AuthText } from '@thela/session';
import { useMessages } from './messages';
import type { Pending } from './person';
import type { SectionProps } from './section-props';

export interface PendingEmailProps extends SectionProps {
  readonly next: Pending;
}

/** Another address that is not confirmed yet: what to open, and what happens if nothing is. */
export function PendingEmail({ person, server, notify, next }: PendingEmailProps) {
  const words = useMessages().email;
  const [fault, setFault] = useState<AuthText | null>(null);
  return (
    <div className="grid w-full gap-3 rounded-control bg-turmeric-tint p-4 wrap-anywhere">
      <Heading>{words.waiting(next.to)}</Heading>
      <p>{person.email === '' ? words.openOne(next.to) : words.openBoth(next.to, person.email)}</p>
      <p>{words.stop}</p>
      <div className="grid sm:justify-start">
        <Banner notice={failureNotice(fault)} />
        <ResendButton
          attempt="resend"
          sentAt={next.sentAt}
          // The server sends both links again, also where the first was opened already.
          send={() => server.changeEmail(next.to)}
          onBegin={() => setFault(null)}
          onEnd={(result) => {
            setFault(result);
            if (result !== null) return;
            notify.show({ kind: 'success', message: words.resent, urgency: 'polite' });
          }}
        />
      </div>
    </div>
  );
}

/** Takes the focus where the form had it. */
function Heading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
      {children}
    </h3>
  );
}
