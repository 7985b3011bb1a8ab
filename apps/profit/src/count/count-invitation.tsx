import type { ToolProps } from '@thela/contract';
import { Invitation, linkStyle, PageHeader, ToolLink } from '@thela/ui';
import HandPlatter from 'lucide-react/icons/hand-platter';
import { useEffect } from 'react';
import { useMessages } from '../messages';
import { useCountMessages } from './messages';

/** Stands in place of counting until the stall is the vendor's own. */
export function CountInvitation({ shell }: ToolProps) {
  const words = useCountMessages();
  const { countPlates } = useMessages();
  const { ledger } = shell;
  useEffect(() => {
    // Where only the snapshot was lost, the records still hold the stall: reading them brings it back.
    const today = ledger.today.getSnapshot();
    ledger.totals({ from: today, to: today }).catch(() => {});
  }, [ledger]);
  return (
    <>
      <PageHeader icon={<HandPlatter className="size-7" />} title={countPlates}>
        <ToolLink location={shell.location} to="" className={linkStyle}>
          {words.toProfit}
        </ToolLink>
      </PageHeader>
      <Invitation {...words.setUp} onSetUp={shell.stall.open} />
    </>
  );
}
