import { useState } from 'react';
import { AppKey } from './app-key';
import { CodeStep } from './code-step';
import { abandon, confirmApp, enrolApp } from './factors';
import type { AppSecret } from './factors';
import { useMessages } from './messages';
import { NameStep } from './name-step';
import type { SetUpProps } from './name-step';

/** Sets up an authenticator app: its name, the secret, and a code to show that it works. */
export function AppSetUp(props: SetUpProps) {
  const { getAuth, brand, notify, onDone, onCancel } = props;
  const { setUp: words } = useMessages();
  const [begun, setBegun] = useState<{ readonly name: string; readonly secret: AppSecret }>();
  if (begun === undefined) {
    return (
      <NameStep
        {...props}
        kind="totp"
        action={words.next}
        working={words.working}
        onName={async (name) => {
          setBegun({ name, secret: await enrolApp(getAuth, name, brand.product) });
        }}
      />
    );
  }
  const { name, secret } = begun;
  return (
    <>
      <AppKey secret={secret} notify={notify} />
      <CodeStep
        text={words.app.code}
        label={words.app.codeLabel}
        focus="never"
        onCode={async (code) => {
          await confirmApp(getAuth, secret.id, code);
          await onDone(name);
        }}
        onCancel={() => {
          void abandon(getAuth, secret.id);
          onCancel();
        }}
      />
    </>
  );
}
