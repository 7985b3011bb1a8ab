import { heading } from '../tool.json';

/** Every word of this tool that a person reads. */
export const messages = {
  title: heading,
  subtitle: "Today's prices and plates in, today's profit out.",
  prices: {
    heading: 'Daily Ingredient Prices (₹ per kg/L)',
    notANumber: 'Enter a number, such as 42.50.',
    tooLow: 'A price cannot be below 0.',
  },
  plates: {
    heading: 'Daily Sales Input (Plates Sold)',
    sampleFigures: 'Sample figures',
    startFromZero: 'Start from zero',
    showSampleFigures: 'Show sample figures',
    startedFromZero: 'The sample figures are gone. Enter what you sold.',
    newDay: 'New day',
    askNewDay: 'Set all plates to 0 for a new day? Prices stay.',
    startNewDay: 'Start new day',
    keep: 'Keep',
    startedNewDay: 'A new day: all plates are 0. Prices stay as they are.',
    fromDate: (date: string) => `These plates are from ${date}.`,
    sellsAt: (price: string) => `at ${price}`,
    count: (item: string) => `Plates of ${item} sold`,
    oneLess: (item: string) => `One plate of ${item} less`,
    oneMore: (item: string) => `One plate of ${item} more`,
    notANumber: 'Enter a whole number.',
    tooLow: 'Plates cannot be below 0.',
  },
  recommendation: {
    heading: (product: string) => `${product} AI Recommendation`,
    chip: 'Calculated',
    earnsLess: ({ best, candidate }: { best: string[]; candidate: string[] }) =>
      `Count in rupees before you shift: a plate of ${best.join(' earns ')}, a plate of ${candidate.join(' earns ')}. Each plate you shift brings you less money.`,
  },
  summary: {
    heading: "Today's Performance Summary",
    revenue: 'Total Revenue: ',
    profit: 'Total Profit: ',
  },
  perDish: {
    heading: 'Each Dish Today',
    dish: 'Dish',
    cost: 'Cost per plate',
    profitPerPlate: 'Profit per plate',
    margin: 'Margin',
    plates: 'Plates sold',
    revenue: 'Revenue',
    profit: 'Profit',
  },
} as const;
