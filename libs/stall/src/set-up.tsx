import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { Navigate, useNavigate } from 'react-router-dom';
import { LanguageOffer, reportError, stallPagePath } from '@thela/page';
import { normaliseText, parseName } from '@thela/text';
import { DishesStep } from './dishes-step';
import type { Catalogue } from './menu-choices';
import { messagesNow, useMessages } from './messages';
import { NameStep } from './name-step';
import { PricesStep } from './prices-step';
import { clearSetUpDraft, useSetUpDraft } from './set-up-draft';
import type { NamedPageName } from '@thela/page';
import { setUpEntries } from './stall-entries';
import type { StallPageProps } from './stall-page-props';

export interface SetUpProps extends StallPageProps {
  readonly page: '' | 'dishes' | 'prices';
  readonly catalogue: Catalogue;
  readonly onStarting: (isStarting: boolean) => void;
}

/** A clock that names an earlier day is wrong: nobody could set up a stall here then. */
const FIRST_POSSIBLE_DAY = '2026-01-01';

/** Setting up the stall in three steps, each with an address of its own. */
export function SetUp(props: SetUpProps) {
  const { clock } = useMessages().setUp;
  const { day } = useWords();
  const today = useStore(props.ledger.today);
  return (
    <>
      {today < FIRST_POSSIBLE_DAY ? (
        <p role="alert" className="mb-4 rounded-card bg-chilli-tint p-4 font-medium text-chilli">
          {clock(day(today, { dateStyle: 'long' }))}
        </p>
      ) : null}
      <Steps {...props} />
    </>
  );
}

function Steps({ page, stall: store, ledger, records, notify, ...props }: SetUpProps) {
  const { catalogue, language, onStarting } = props;
  const stall = useTranslatedNames().inStall(useStore(store));
  const [draft, change] = useSetUpDraft(records);
  const navigate = useNavigate();
  const go = (to: NamedPageName) => () => void navigate(stallPagePath(to));

  async function start() {
    onStarting(true);
    try {
      const stored = await ledger.append(setUpEntries(draft, stall, catalogue));
      if (stored.ok) clearSetUpDraft(records);
    } catch (error) {
      onStarting(false);
      reportError(error, { name: 'shell' }, 'setting up the stall');
      return false;
    }
    const message = messagesNow().prices.started(normaliseText(draft.name));
    notify.show({ kind: 'success', message, urgency: 'polite' });
    await navigate('/');
    return true;
  }

  const steps = { draft, onChange: change, stall, catalogue };
  if (page === '') {
    return (
      <>
        <LanguageOffer language={language} onChosen={focusPage} />
        <NameStep {...steps} records={records} notify={notify} onNext={go('dishes')} />
      </>
    );
  }
  if (parseName(draft.name).fault) return <Navigate to={stallPagePath('')} replace />;
  if (page === 'dishes') return <DishesStep {...steps} onBack={go('')} onNext={go('prices')} />;
  if (draft.chosen.length === 0) return <Navigate to={stallPagePath('dishes')} replace />;
  return <PricesStep {...steps} onBack={go('dishes')} onStart={start} />;
}

/** The button that was pressed is gone. */
function focusPage() {
  document.querySelector('main')?.focus({ preventScroll: true });
}
