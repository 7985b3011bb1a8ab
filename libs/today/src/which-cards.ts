import type { DayNews } from './day-news';
import { HOUR_CARDS, MOST_CARDS } from './hour-cards';
import type { PartOfDay } from './hour-cards';

export type CardName =
  | 'late'
  | 'future'
  | 'unknownCost'
  | 'keepSafe'
  | 'askClose'
  | 'leftover'
  | 'yesterday'
  | 'close'
  | 'closed'
  | 'list'
  | 'tomorrow'
  | 'waste';

/** What there is to say at a moment. */
export interface Moment {
  readonly part: PartOfDay;
  readonly hasLate: boolean;
  readonly hasFuture: boolean;
  readonly hasUnknownCost: boolean;
  /** Whether it is time to offer to keep a stall that is on this phone alone. */
  readonly isUnsafe: boolean;
  readonly news: DayNews | 'failed';
  /** Whether it is time to ask for a closed day. */
  readonly isCloseDue: boolean;
  /** Whether today is closed already. */
  readonly isClosed: boolean;
  readonly hasSold: boolean;
}

/** The cards to show, the most urgent first: at most three. */
export function cardsAt(moment: Moment): readonly CardName[] {
  const urgent: readonly (CardName | false)[] = [
    moment.hasLate && 'late',
    moment.hasFuture && 'future',
    moment.hasUnknownCost && 'unknownCost',
    moment.isUnsafe && 'keepSafe',
  ];
  const hour = hourCards(moment).slice(0, HOUR_CARDS[moment.part]);
  return [...urgent.filter((name) => name !== false), ...hour].slice(0, MOST_CARDS);
}

/** At most as many as belong to the part of the day. */
function hourCards({ part, news, isCloseDue, isClosed, hasSold }: Moment): readonly CardName[] {
  if (isClosed) return ['closed', 'tomorrow'];
  if (part === 'evening') return [hasSold ? 'close' : 'yesterday', 'tomorrow'];
  if (part === 'day') return hasSold ? ['waste', 'yesterday'] : ['yesterday'];
  if (isCloseDue) return ['list', 'askClose', 'yesterday'];
  // Nobody throws away what was never cooked.
  return news !== 'failed' && news.kind === 'counted' && news.totals.waste === 0
    ? ['list', 'leftover', 'yesterday']
    : ['list', 'yesterday'];
}
