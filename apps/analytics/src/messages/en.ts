import type { Period } from '@thela/books';
import type { Words } from '@thela/language';

/** Every text of this tool. */
export const messages = ({ list, number }: Words) => ({
  title: 'Live Performance Analytics',
  subtitle: "Your day so far, live from today's prices and plates.",
  sampleFigures: 'Sample figures',
  revenue: 'Total Revenue (Today)',
  profit: 'Total Profit (Today)',
  left: 'In hand:',
  /** After the amount that is left. Amounts in ₹, as text; `null` where there is none. */
  after: (expenses: string | null, waste: string | null) => {
    const spent = [expenses && `expenses of ${expenses}`, waste && `waste of ${waste}`];
    return `, after ${list(spent.filter((each) => each !== null))}`;
  },
  /** Of dishes that sold, and of what was thrown away, whose cost is not known. */
  notInProfit: (dishes: string) => `Not in the profit: ${dishes}, cost unknown`,
  /** After the first of many names. */
  more: (names: string, count: number) => `${names} and ${number(count)} more`,
  unknown: 'unknown',
  pie: {
    heading: 'Profit Contribution by Item (Today)',
    item: 'Item',
    profit: 'Profit',
    share: 'Share',
    legend: 'Colours of the items',
    empty: 'No dish has earned a profit yet today.',
    noCosts: 'What the dishes you sold cost you is not known yet.',
  },
  bars: {
    heading: 'Sales Volume vs. Profit Margin',
    item: 'Item',
    plates: 'Plates Sold',
    margin: 'Profit Margin (%)',
    empty: 'No plates sold yet today.',
  },
  dishes: { earned: 'What each dish earned', heading: 'By dish', cost: 'Cost' },
  helper: {
    subtitle: 'What was counted today so far. Costs, profit and other days are the owner’s alone.',
    plates: 'Plates (Today)',
    byDish: 'Plates by Item (Today)',
    revenue: 'Revenue',
    toCount: 'Count plates',
  },
  /** The choice of a period, and what is said where its page is not there. Other texts are in `periods/messages`. */
  periods: {
    label: 'Period',
    names: {
      today: 'Today',
      'last-7-days': '7 days',
      'last-30-days': '30 days',
      'last-90-days': '90 days',
      all: 'All',
    } satisfies Record<Period, string>,
    subtitle: 'How your days went, and what you can learn from them.',
    loading: 'Adding up your days…',
    failed: 'This page could not be opened. Your records are safe.',
    ownersOnly: 'Costs, profit and other days are the owner’s alone; you see today.',
    notHere: {
      title: 'Not here',
      text: 'There is no such page. It may have had another address before.',
    },
    toToday: 'To today',
  },
  openProfit: 'Enter prices and plates',
  retry: 'Retry',
  chartFailed: 'The chart could not be loaded. Here are its figures:',
});
export type Messages = ReturnType<typeof messages>;
