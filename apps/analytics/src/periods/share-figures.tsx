import type { Period, PeriodTotals } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import { SheetOnPaper, ShareWays } from '@thela/ui/share';
import { useMessages } from '../messages';
import { useFiguresSheet } from './use-figures-sheet';

export interface ShareFiguresProps extends ToolProps {
  readonly period: Period;
  readonly now: PeriodTotals;
}

/** The ways to share the figures of a period, and its sheet of paper. */
export function ShareFigures({ shell, period, now }: ShareFiguresProps) {
  const sheet = useFiguresSheet(shell, period, now);
  const { share } = useMessages();
  return (
    <>
      <ShareWays
        sheet={sheet}
        label={share.open}
        fileName={`stall-${now.from === now.to ? now.to : `${now.from}-to-${now.to}`}`}
        onError={(error) => shell.reportError(error, 'drawing the figures')}
      />
      <SheetOnPaper sheet={sheet} />
    </>
  );
}
