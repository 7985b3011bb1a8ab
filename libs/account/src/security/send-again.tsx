import { useState } from 'react';
import type { AuthText, GetAuth } from '@thela/session';
import { Banner, failureNotice, ResendButton } from '@thela/session';
import { sendCodeAgain } from './factors';
import type { SentCode } from './factors';
import { useMessages } from './messages';

export interface SendAgainProps {
  readonly code: SentCode;
  readonly getAuth: GetAuth;
  readonly onSent: (code: SentCode) => void;
}

/** Has the code sent again, after its wait. */
export function SendAgain({ code, getAuth, onSent }: SendAgainProps) {
  const { phone: words } = useMessages().setUp;
  const [result, setResult] = useState<{ readonly fault: AuthText | null }>();
  const fault = result?.fault ?? null;
  return (
    <div className="grid justify-items-start gap-3">
      <ResendButton
        attempt="resendMessage"
        sentAt={code.sentAt}
        send={async () => {
          const answer = await sendCodeAgain(getAuth, code);
          if (answer.code) onSent(answer.code);
          return answer;
        }}
        onBegin={() => setResult(undefined)}
        onEnd={(ended) => setResult({ fault: ended })}
      />
      <Banner notice={failureNotice(fault)} className="" />
      <p role="status" className="empty:sr-only">
        {result && fault === null ? words.resent : ''}
      </p>
    </div>
  );
}
