import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { stallPagePath, stallPath } from '@thela/page';
import { catalogueDishes, catalogueIngredients, nameIn } from '@thela/kitchen-book/catalogue';
import type { Language } from '@thela/language';
import { Spinner } from '@thela/ui';
import { EraseAccountStall } from './erase-account-stall';
import { AddDishes } from './add-dishes';
import { CloseDay } from './close-day';
import { BackupPage } from './backup-page';
import { DayPage } from './day-page';
import { DaysPage } from './days-page';
import { EraseStall } from './erase-stall';
import { HelpedStall } from './helped-stall';
import { LookPage } from './look-page';
import { OwnStall } from './own-stall';
import { SetUp } from './set-up';
import type { StallPageProps } from './stall-page-props';
import type { Catalogue } from './menu-choices';
import { useMessages } from './messages';

/** The stall's pages: its set-up, and once it is the vendor's own, the stall itself. */
export default function StallPage(props: StallPageProps) {
  const { page, stall: store, records, accountStall } = props;
  const stall = useStore(store);
  const isHelper = useStore(store.role) === 'helper';
  const { stall: bound, sync } = useStore(accountStall.state);
  const { language } = useWords();
  const catalogue = useMemo(() => catalogueIn(language), [language]);
  useEffect(() => {
    // Reads the records, should nothing else have done so: they may hold a stall. The page works without.
    records.refresh().catch(() => {});
  }, [records]);
  const { hash } = useLocation();
  // The last step writes the stall and then leaves: until it has left, it stays on the screen.
  const [isStarting, setStarting] = useState(false);

  // Also for who has no stall.
  if (page === 'look') return <LookPage {...props} />;
  if (isHelper)
    return page === '' ? <HelpedStall {...props} /> : <Navigate to={stallPath} replace />;
  // Plates may be counted before the stall is set up.
  if (page === 'day') return <DayPage {...props} />;
  if (page === 'erase') {
    return bound === null ? <EraseStall {...props} /> : <EraseAccountStall {...props} />;
  }
  // An empty stall must not pass for the real one.
  if (!stall.isOwn && sync.status === 'opening') return <GettingStall />;
  if (!stall.isOwn || isStarting) {
    if (page === 'close' || page === 'days') return <Navigate to={stallPath} replace />;
    if (page === 'backup') return <Navigate to={`${stallPath}#import`} replace />;
    return (
      <SetUp
        {...props}
        // Another ledger has another draft.
        key={records.setUpKey}
        page={page}
        catalogue={catalogue}
        onStarting={setStarting}
      />
    );
  }
  if (page === 'dishes') return <AddDishes {...props} catalogue={catalogue} />;
  if (page === 'close') return <CloseDay {...props} />;
  if (page === 'prices') return <Navigate to={stallPath} replace />;
  if (page === 'days') return <DaysPage {...props} />;
  if (page === 'backup') return <BackupPage {...props} catalogue={catalogue} />;
  // The address that led to a file before it had a page.
  if (hash === '#import') return <Navigate to={stallPagePath('backup')} replace />;
  return <OwnStall {...props} />;
}

/** The catalogue with its names in a language: these become the names on the vendor's menu. */
function catalogueIn(language: Language): Catalogue {
  const dishes = catalogueDishes.map((dish) => ({ ...dish, name: nameIn(dish, language) }));
  const ingredients = catalogueIngredients.map((ingredient) => ({
    ...ingredient,
    name: nameIn(ingredient, language),
  }));
  return { dishes, ingredients };
}

function GettingStall() {
  const { getting } = useMessages();
  return (
    <div role="status" className="rounded-card border border-line/60 bg-white p-6 shadow-card">
      <h1 className="sr-only">{getting.heading}</h1>
      <Spinner>{getting.heading}</Spinner>
      <p className="mt-3 text-ink-soft">{getting.hint}</p>
    </div>
  );
}
