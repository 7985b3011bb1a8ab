import { useRef, useState } from 'react';
import {
  Banner,
  failureNotice,
  faultWords,
  phoneFault,
  PhoneField,
  ResendButton,
  useAuthMessages,
} from '@thela/session';
import { formatPhone, parsePhone } from '@thela/text';
import type { AuthText, GetAuth } from '@thela/session';
import { CodeStep } from './code-step';
import { abandon, confirmPhone, enrolPhone, sendCodeAgain } from './factors';
import type { SentCode } from './factors';
import { useMessages } from './messages';
import { NameStep } from './name-step';
import type { SetUpProps } from './name-step';

export function PhoneSetUp(props: SetUpProps) {
  const { getAuth, onDone, onCancel } = props;
  const { setUp: words } = useMessages();
  const authMessages = useAuthMessages();
  const field = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState<{ readonly name: string; readonly code: SentCode }>();
  const phone = parsePhone(number);

  if (sent === undefined || phone === null) {
    return (
      <NameStep
        {...props}
        kind="phone"
        action={words.phone.send}
        working={words.working}
        onName={async (name) => {
          setChecked(true);
          if (phone === null) field.current?.focus();
          else setSent({ name, code: await enrolPhone(getAuth, name, phone) });
        }}
      >
        <PhoneField
          ref={field}
          value={number}
          onValue={setNumber}
          onBlur={() => setChecked(number !== '')}
          fault={isChecked ? faultWords(phoneFault(number) ?? undefined, authMessages) : undefined}
        />
      </NameStep>
    );
  }
  const { name, code } = sent;
  return (
    <CodeStep
      text={words.phone.sent(formatPhone(phone))}
      onCode={async (entered) => {
        await confirmPhone(getAuth, code, entered);
        await onDone(name);
      }}
      onCancel={() => {
        void abandon(getAuth, code.factor);
        onCancel();
      }}
    >
      <SendAgain code={code} getAuth={getAuth} onSent={(next) => setSent({ name, code: next })} />
    </CodeStep>
  );
}

interface SendAgainProps {
  readonly code: SentCode;
  readonly getAuth: GetAuth;
  readonly onSent: (code: SentCode) => void;
}

/** Has the code sent again, after its wait. */
function SendAgain({ code, getAuth, onSent }: SendAgainProps) {
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
