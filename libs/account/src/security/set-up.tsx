import type { FactorKind } from '@thela/session';
import { useSecondFactorMessages as useFactorMessages } from '@thela/session';
import { focusOnMount } from '../focus-on-mount';
import { AppSetUp } from './app-set-up';
import { KindIcon } from './kind-icon';
import { PhoneSetUp } from './phone-set-up';
import type { SetUpProps } from './name-step';
import { setUpKey } from './factors';
import { useMessages } from './messages';
import { NameStep } from './name-step';

const setUps = { totp: AppSetUp, phone: PhoneSetUp, webauthn: KeySetUp } as const;

export function SetUp({ kind, ...props }: SetUpProps & { readonly kind: FactorKind }) {
  const { kinds } = useFactorMessages();
  const Steps = setUps[kind];
  return (
    <div
      ref={focusOnMount}
      role="group"
      tabIndex={-1}
      aria-label={kinds[kind]}
      className="mt-4 grid gap-4 border-t border-line pt-4 outline-none"
    >
      <h3 className="flex items-center gap-3 text-lg font-bold">
        <KindIcon kind={kind} />
        <span>{kinds[kind]}</span>
      </h3>
      <Steps {...props} />
    </div>
  );
}

function KeySetUp(props: SetUpProps) {
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
