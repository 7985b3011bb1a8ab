import { useStore } from '@thela/contract';
import { PageHeader, SectionCard } from '@thela/ui';
import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import Store from 'lucide-react/icons/store';
import { Link } from 'react-router-dom';
import { countPath, LanguageCard } from '@thela/page';
import { LeaveStall } from './leave-stall';
import { useMessages } from './messages';
import type { StallPageProps } from './stall-page-props';

/** The owner's stall, as a helper sees it: where it is, the way to counting, and the way out. */
export function HelpedStall({ stall: store, language, accountStall, notify }: StallPageProps) {
  const messages = useMessages();
  const { isOwn, name, place } = useStore(store);
  const words = messages.helped;
  return (
    <>
      <PageHeader icon={<Store className="size-7" />} title={name || words.heading}>
        {place ? (
          <p className="mt-1 flex items-center gap-2 text-subheading text-ink-soft">
            <MapPin aria-hidden="true" className="size-5 shrink-0" />
            <span>{place}</span>
          </p>
        ) : null}
      </PageHeader>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <SectionCard heading={words.heading}>
            <p className="max-w-text">{isOwn ? words.text : words.arriving}</p>
            <Link
              to={countPath}
              className="mt-4 inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-control bg-flame px-5 py-2 font-semibold text-white shadow-card hover:bg-flame-deep sm:w-auto"
            >
              <Plus aria-hidden="true" className="size-5" />
              <span>{words.count}</span>
            </Link>
          </SectionCard>
          <LanguageCard language={language} />
        </div>
        <LeaveStall accountStall={accountStall} notify={notify} />
      </div>
    </>
  );
}
