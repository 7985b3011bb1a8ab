import { useStore } from '@thela/contract';
import { TIME, useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { Ledger } from '@thela/contract';
import { addDays, isSpecial, LATEST_DAY } from '@thela/ledger';
import type { DayTotals, StallDay } from '@thela/ledger';
import {
  myMenuPath,
  peoplePath,
  stallPagePath,
  todaysListPath,
  tomorrowPath,
  toolPath,
} from '@thela/page';
import { closingOf, isCloseDue, useLedgerRead } from '@thela/records';
import type { Day } from '@thela/pricing';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleHelp from 'lucide-react/icons/circle-help';
import Inbox from 'lucide-react/icons/inbox';
import Moon from 'lucide-react/icons/moon';
import Recycle from 'lucide-react/icons/recycle';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Fragment, useCallback } from 'react';
import type { ReactNode } from 'react';
import { Card, CardList, CardPlaces, Note } from './card';
import { dayNews } from './day-news';
import { HOUR_CARDS } from './hour-cards';
import type { PartOfDay } from './hour-cards';
import { KeepSafe, useKeepSafe } from './keep-safe';
import { useMessages } from './later/messages';
import type { TodayProps } from './today-props';
import { cardsAt } from './which-cards';
import type { CardName } from './which-cards';
import { YesterdayCard } from './yesterday-card';

export interface TodayCardsProps extends Pick<
  TodayProps,
  'stall' | 'ledger' | 'records' | 'keeping' | 'focusPage'
> {
  readonly day: Day;
  readonly part: PartOfDay;
  /** Whether anything was sold or spent today. */
  readonly hasSold: boolean;
}

/** What the hour asks for, and what is new. */
export default function TodayCards(props: TodayCardsProps) {
  const { day, part, hasSold, ledger, records, keeping, focusPage } = props;
  const messages = useMessages();
  const { list, day: nameOf, moment } = useWords();
  const names = useTranslatedNames();
  const today = useStore(ledger.today);
  const { sync, late, separateEvents } = useStore(keeping);
  const read = useCallback(() => recentDays(ledger, records, today), [ledger, records, today]);
  const { state } = useLedgerRead(ledger, read);
  const safe = useKeepSafe(ledger, today, sync.status === 'phone' && separateEvents === 0);
  // Of a stall that is still being fetched, only today is whole.
  const isWhole = sync.status !== 'opening' && sync.status !== 'fetching';
  const recent =
    state.status === 'success' && state.value.today === today && isWhole ? state.value : null;
  if (!recent && state.status !== 'failure') {
    return (
      <div role="status">
        <span className="sr-only">{messages.loading}</span>
        <CardPlaces count={HOUR_CARDS[part]} />
      </div>
    );
  }
  const news = recent ? dayNews(today, recent.firstDay, recent.days) : 'failed';
  const future = recent?.future ?? [];
  const closing = closingOf(
    today,
    recent?.days.find((each) => each.day === today),
  );
  const unknownCost = unknownCosts(names.inDay(day));
  const cards: Record<CardName, ReactNode> = {
    late: (
      <Card to={peoplePath} icon={<Inbox />} title={messages.late.entries(late)}>
        <Note>{messages.late.title}</Note>
      </Card>
    ),
    future: (
      <Card
        to={stallPagePath('days')}
        icon={<CalendarClock />}
        title={list(future.map((each) => nameOf(each, { dateStyle: 'long' })))}
      >
        <Note>{messages.future.title}</Note>
      </Card>
    ),
    unknownCost: (
      <Card to={myMenuPath} icon={<CircleHelp />} title={messages.unknownCost.action}>
        <span className="line-clamp-2 text-sm text-ink-soft">
          {messages.unknownCost.of(unknownCost.join(', '))}
        </span>
      </Card>
    ),
    keepSafe: (
      <KeepSafe records={records} today={today} onPutOff={() => (safe.putOff(), focusPage())} />
    ),
    askClose: <Plain to={stallPagePath('close')} icon={<Moon />} {...messages.askClose} />,
    leftover: <Plain to={toolPath('zero-waste')} icon={<Recycle />} {...messages.leftover} />,
    yesterday: <YesterdayCard today={today} news={news} />,
    close: <Plain to={stallPagePath('close')} icon={<Moon />} {...messages.close} />,
    closed: (
      <Plain
        to={`${stallPagePath('close')}?step=done`}
        icon={closing?.isChanged ? <TriangleAlert /> : <Moon />}
        {...(closing?.isChanged
          ? messages.changed
          : messages.closed(closing?.at ? moment(closing.at, TIME) : null))}
      />
    ),
    list: <Plain to={todaysListPath} icon={<ShoppingBasket />} {...messages.list} />,
    waste: <Plain to={`${toolPath('zero-waste')}/waste`} icon={<Trash2 />} {...messages.waste} />,
    tomorrow: <Plain to={tomorrowPath} icon={<ShoppingBasket />} {...messages.tomorrow} />,
  };
  const shown = cardsAt({
    part,
    hasLate: late > 0,
    hasFuture: future.length > 0,
    hasUnknownCost: unknownCost.length > 0,
    isUnsafe: safe.isDue,
    news,
    isCloseDue: recent?.firstDay ? isCloseDue(today, recent.firstDay) : false,
    isClosed: closing !== null,
    hasSold,
  });
  return (
    <CardList>
      {shown.map((name) => (
        <Fragment key={name}>{cards[name]}</Fragment>
      ))}
    </CardList>
  );
}

interface PlainProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

function Plain({ text, ...card }: PlainProps) {
  return (
    <Card {...card}>
      <Note>{text}</Note>
    </Card>
  );
}

/** Names of the dishes whose cost is not known yet; that of a special never is. */
function unknownCosts({ menu, unknownCostItemIds = [] }: Day): readonly string[] {
  return menu
    .filter(({ id }) => unknownCostItemIds.includes(id) && !isSpecial(id))
    .map(({ name }) => name);
}

interface RecentDays {
  readonly today: StallDay;
  readonly firstDay: StallDay | null;
  /** Today and the two days before it. */
  readonly days: readonly DayTotals[];
  /** Days that have not come, with entries. */
  readonly future: readonly StallDay[];
}

async function recentDays(
  ledger: Ledger,
  records: TodayProps['records'],
  today: StallDay,
): Promise<RecentDays> {
  const [firstDay, found] = await Promise.all([
    records.firstDay(),
    ledger.totals({ from: addDays(today, -2), to: LATEST_DAY }),
  ]);
  const future = found.filter(
    ({ day, plates, expenses, waste }) => day > today && (plates + expenses > 0 || waste !== 0),
  );
  const days = found.filter(({ day }) => day <= today);
  return { today, firstDay, days, future: future.map(({ day }) => day) };
}
