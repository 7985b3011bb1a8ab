import { heading } from '../tool.json';

/** Every word of this tool that a person reads. */
export const messages = {
  title: heading,
  subtitle: "Your day so far, live from today's prices and plates.",
  sampleFigures: 'Sample figures',
  revenue: 'Total Revenue (Today)',
  profit: 'Total Profit (Today)',
  left: 'What is left:',
  /** After the amount that is left. Amounts in ₹, as text; `null` where there is none. */
  after: (expenses: string | null, waste: string | null) => {
    const spent = [expenses && `expenses of ${expenses}`, waste && `waste of ${waste}`];
    return `, after ${spent.filter(Boolean).join(' and ')}`;
  },
  /** Of dishes that sold, and of what was thrown away, whose cost is not known. */
  notInProfit: (dishes: readonly string[]) => `Not in the profit: ${listed(dishes)}, cost unknown`,
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
  openProfit: 'Enter prices and plates',
  retry: 'Retry',
  chartFailed: 'The chart could not be loaded. Here are its figures:',
} as const;

/** More names than these would fill a phone's screen. */
const MOST_NAMES = 6;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return more > 1 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ');
}
