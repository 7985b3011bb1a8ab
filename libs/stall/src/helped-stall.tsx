import { useStore } from '@thela/contract';
import { SectionCard } from '@thela/ui';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { countPath, LinkRows } from '@thela/page';
import { LeaveStall } from './leave-stall';
import { useMessages } from './messages';
import { StallHeader, useAccountRow, useLookRow } from './own-stall';
import type { StallPageProps } from './stall-page-props';

/** The owner's stall, as a helper sees it: where it is, the way to counting, and the way out. */
export function HelpedStall(props: StallPageProps) {
  const { isOwn, name, place } = useStore(props.stall);
  const { heading, text, arriving, count } = useMessages().helped;
  const rows = [useLookRow(props), useAccountRow(props)];
  return (
    <>
      <StallHeader name={name || heading} place={place} />
      <div className="grid max-w-text gap-6">
        <SectionCard heading={heading}>
          <p>{isOwn ? text : arriving}</p>
          <Link
            to={countPath}
            className="mt-4 inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-control bg-flame px-5 py-2 font-semibold text-white shadow-card hover:bg-flame-deep sm:w-auto"
          >
            <Plus aria-hidden="true" className="size-5" />
            <span>{count}</span>
          </Link>
        </SectionCard>
        <LinkRows rows={rows} />
        <LeaveStall accountStall={props.accountStall} notify={props.notify} />
      </div>
    </>
  );
}
