import { heading } from '../tool.json';

/** Every word of this tool that a person reads. */
export const messages = {
  title: heading,
  subtitle: "Your day so far, live from today's prices and plates.",
  sampleFigures: 'Sample figures',
  revenue: 'Total Revenue (Today)',
  profit: 'Total Profit (Today)',
  pie: {
    heading: 'Profit Contribution by Item (Today)',
    item: 'Item',
    profit: 'Profit',
    share: 'Share',
    empty: 'No dish has earned a profit yet today.',
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
