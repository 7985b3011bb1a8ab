import { SectionCard } from '@thela/ui';
import { useRef } from 'react';
import { LinkButtons } from './link-buttons';
import { useMessages } from './messages';
import type { SectionProps } from './section-props';
import { WayRow } from './way-row';

/** The ways in that the account has, and the providers that it could have. */
export function WaysSection(props: SectionProps) {
  const words = useMessages().ways;
  const { ways } = props.person;
  const list = useRef<HTMLUListElement>(null);
  return (
    <SectionCard heading={words.heading}>
      {/* Takes the focus of a way in that is gone. */}
      <ul ref={list} tabIndex={-1} className="-mt-3 outline-none">
        {ways.map((way) => (
          <WayRow
            key={way.identity.identity_id}
            {...props}
            way={way}
            isOnly={ways.length === 1}
            onRemoved={() => list.current?.focus()}
          />
        ))}
      </ul>
      {ways.length === 1 ? <p className="mt-3 text-ink-soft">{words.only}</p> : null}
      <LinkButtons {...props} />
    </SectionCard>
  );
}
