import type { Shell } from '@thela/contract';
import type { StallDay } from '@thela/ledger';
import { buttonLinkStyle, Card, ToolLink } from '@thela/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { CountHeader } from './count-header';

export interface NoDishesProps {
  readonly shell: Pick<Shell, 'location'>;
  readonly isHelper: boolean;
  readonly today: StallDay;
  /** What a day without dishes has, too. */
  readonly children: ReactNode;
}

/** Stands in place of the dishes of an empty menu. */
export function NoDishes({ shell: { location }, isHelper, today, children }: NoDishesProps) {
  const { plates: words, helper } = useMessages();
  return (
    <>
      <CountHeader location={location} today={today} hasOtherDays={!isHelper} />
      <Card className="mt-4 mb-6 p-5">
        {isHelper ? (
          <p className="text-lg">{helper.noDishes}</p>
        ) : (
          <>
            <p className="mb-4 text-lg">{words.emptyMenu}</p>
            <ToolLink location={location} to="menu" className={buttonLinkStyle}>
              {words.toMenu}
            </ToolLink>
          </>
        )}
      </Card>
      {children}
    </>
  );
}
