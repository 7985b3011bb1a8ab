import { setUpKey } from './factors';
import { useMessages } from './messages';
import { NameStep } from './name-step';
import type { SetUpProps } from './set-up-props';
import { useCeremony } from './use-ceremony';

/** Sets up a security key: its name, then the browser asks for it. */
export function KeySetUp(props: SetUpProps) {
  const words = useMessages().setUp.key;
  const begin = useCeremony();
  return (
    <NameStep
      {...props}
      kind="webauthn"
      action={words.next}
      working={words.waiting}
      onName={async (name) => {
        await setUpKey(props.getAuth, name, begin());
        await props.onDone(name);
      }}
    >
      <p className="max-w-text">{words.text}</p>
    </NameStep>
  );
}
