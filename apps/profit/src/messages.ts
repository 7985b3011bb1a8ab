import { heading } from '../tool.json';

/** `a`, `a and b`, `a, b and c`; of many the first five. */
function list(names: readonly string[]): string {
  const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} more`] : names;
  const last = shown.at(-1) ?? '';
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Every word of this tool that a person reads, save those of `menu/messages.ts`. */
export const messages = {
  title: heading,
  subtitle: "Today's prices and plates in, today's profit out.",
  list,
  countPlates: 'Count plates',
  myMenu: 'My menu',
  menu: {
    subtitle: 'Your dishes, what they cost you and what they earn.',
    loading: 'Opening your menu…',
    failed: 'Your menu could not be opened. What you entered is safe.',
  },
  count: {
    subtitle: 'One tap is one plate.',
    loading: 'Opening the page to count…',
    failed: 'The page to count could not be opened. What you counted is safe.',
  },
  retry: 'Try again',
  notHere: {
    title: 'Not here',
    text: 'There is no such page. It may have had another address before.',
    toProfit: 'To Profit Optimizer',
  },
  prices: {
    heading: 'Daily Ingredient Prices (₹ per kg/L)',
    notANumber: 'Enter a number, such as 42.50.',
    tooLow: 'A price cannot be below 0.',
    tooHigh: 'A price can be ₹1,00,00,00,000 at most.',
    unknown: 'No price yet: the cost of its dishes is unknown.',
    fromToday: 'A price counts from today on; earlier days keep theirs.',
    noIngredients: 'You have no ingredients yet. Enter what you buy, and each gets its price here.',
    toIngredients: 'To my ingredients',
    fold: { open: 'Show the ingredient prices', close: 'Hide the ingredient prices' },
  },
  plates: {
    heading: 'Daily Sales Input (Plates Sold)',
    sampleFigures: 'Sample figures',
    startFromZero: 'Start from zero',
    showSampleFigures: 'Show sample figures',
    startedFromZero: 'The sample figures are gone. Enter what you sold.',
    newDay: 'New day',
    sellsAt: (price: string) => `at ${price}`,
    count: (item: string) => `Plates of ${item} sold`,
    oneLess: (item: string) => `One plate of ${item} less`,
    oneMore: (item: string) => `One plate of ${item} more`,
    notANumber: 'Enter a whole number.',
    tooLow: 'Plates cannot be below 0.',
    emptyMenu:
      'Your menu has no dishes today. Add one, or bring one back, and count its plates here.',
    toMenu: 'To my menu',
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
    left: 'What is left: ',
    howLeft: (profit: string, expenses: string | null, waste: string | null) =>
      [`${profit} profit`, expenses && `${expenses} expenses`, waste && `${waste} thrown away`]
        .filter(Boolean)
        .join(' − '),
    notInProfit: (names: readonly string[]) =>
      `Not in the profit: ${list(names)}, ${names.length === 1 ? 'its' : 'their'} cost is unknown.`,
    notInWaste: (names: readonly string[]) =>
      `Thrown away at ₹0: ${list(names)}, ${names.length === 1 ? 'its' : 'their'} cost is unknown.`,
  },
  perDish: {
    heading: 'Each Dish Today',
    fold: { open: 'Show each dish', close: 'Hide each dish' },
    dish: 'Dish',
    cost: 'Cost per plate',
    profitPerPlate: 'Profit per plate',
    margin: 'Margin',
    plates: 'Plates sold',
    revenue: 'Revenue',
    profit: 'Profit',
    unknown: 'unknown',
  },
} as const;
