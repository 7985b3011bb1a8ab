import type { Brand } from '@thela/contract';
import { SectionCard } from '@thela/ui';
import { SupportLink } from '@thela/session';
import { useMessages } from './messages';

export interface IfLostProps {
  readonly brand: Brand;
  /** Whether there is more than one second factor. */
  readonly hasAnother: boolean;
}

/** How to get in without the phone. */
export function IfLost({ brand, hasAnother }: IfLostProps) {
  const { lost } = useMessages();
  return (
    <SectionCard heading={lost.heading}>
      {hasAnother ? <p className="mb-2 max-w-text">{lost.text}</p> : null}
      <p className="max-w-text">{lost.operator}</p>
      {brand.supportEmail ? (
        <p className="mt-1">
          {lost.write} <SupportLink address={brand.supportEmail} />
        </p>
      ) : null}
    </SectionCard>
  );
}
