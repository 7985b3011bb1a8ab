import { setUpKey } from './factors';
import { useMessages } from './messages';
import { NameStep } from './name-step';
import type { SetUpProps } from './set-up-props';

/** Sets up a security key: its name, then the browser asks for it. */
export function KeySetUp(props: SetUpProps) {
  const words = useMessages().setUp.key;
  return (
    <NameStep
      {...props}
      kind="webauthn"
      action={words.next}
      working={words.waiting}
      onName={async (name, signal) => {
        await setUpKey(props.getAuth, name, signal);
        await props.onDone(name);
      }}
    >
      <p className="max-w-text">{words.text}</p>
    </NameStep>
  );
}
