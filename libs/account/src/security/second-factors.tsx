import { SectionCard } from '@thela/ui';
import { useState } from 'react';
import type { FactorKind } from '@thela/session';
import { canUsePasskeys, useSecondFactorMessages as useFactorMessages } from '@thela/session';
import { AddFactor } from './add-factor';
import { FactorRow } from './factor-row';
import { useMessages } from './messages';
import { SectionIntro, useSection } from './section-intro';
import type { SecurityPartProps } from './security-parts';
import { SetUp } from './set-up';

export function SecondFactors(props: SecurityPartProps) {
  const { security, getAuth } = props;
  const { factors } = security;
  const messages = useMessages();
  const words = messages.factors;
  const kindNames = useFactorMessages().kinds;
  const [begun, setBegun] = useState<FactorKind | null>(null);
  const [off, setOff] = useState<readonly FactorKind[]>([]);
  const [refused, setRefused] = useState<FactorKind | null>(null);
  const { intro, announce, focus } = useSection(props);
  const kinds = offeredKinds(security.canSendCodes).filter((kind) => !off.includes(kind));

  function begin(kind: FactorKind) {
    setRefused(null);
    setBegun(kind);
  }

  return (
    <SectionCard heading={words.heading}>
      <SectionIntro ref={intro} label={words.heading}>
        <p className="max-w-text">{words.text}</p>
        {factors.length > 0 ? (
          <ul aria-label={words.list} className="mt-3 divide-y divide-line/70">
            {factors.map((factor) => (
              <FactorRow
                key={factor.id}
                factor={factor}
                isLast={factors.length === 1}
                getAuth={getAuth}
                onRemoved={async (name) => {
                  await announce(messages.remove.done(name));
                  focus();
                }}
              />
            ))}
          </ul>
        ) : null}
        {factors.length === 1 && kinds.length > 0 ? (
          <p className="mt-2 max-w-text rounded-control bg-turmeric-tint p-3 font-medium">
            {words.advice}
          </p>
        ) : null}
      </SectionIntro>
      <p role="status" className="mt-3 empty:sr-only">
        {refused === null ? null : words.off(kindNames[refused])}
      </p>
      {begun === null ? (
        <AddFactor kinds={kinds} hasOne={factors.length > 0} onChoose={begin} />
      ) : (
        <SetUp
          {...props}
          key={begun}
          kind={begun}
          onDone={async (name) => {
            setBegun(null);
            await announce(words.added(name));
            focus();
          }}
          onCancel={() => {
            setBegun(null);
            focus();
          }}
          onOff={() => {
            setOff([...off, begun]);
            setRefused(begun);
            setBegun(null);
            focus();
          }}
        />
      )}
    </SectionCard>
  );
}

function offeredKinds(canSendCodes: boolean): readonly FactorKind[] {
  return [
    'totp',
    ...(canSendCodes ? (['phone'] as const) : []),
    ...(canUsePasskeys() ? (['webauthn'] as const) : []),
  ];
}
