import type { Words } from '@thela/language';
import type { RecommendationWords } from '@thela/pricing';

/** Every text of this tool, save those of `menu/messages`, `count/messages` and `books/messages`. */
export const messages = ({ number }: Words) => ({
  title: 'Profit Optimizer',
  subtitle: "Today's prices and plates in, today's profit out.",
  /** Of many names, those that are left out. */
  more: (count: number) => `${number(count)} more`,
  countPlates: 'Count plates',
  myMenu: 'My menu',
  menu: {
    subtitle: 'Your dishes, what they cost you and what they earn.',
  },
  count: {
    subtitle: 'One tap is one plate.',
  },
  tomorrow: {
    title: 'Tomorrow',
    subtitle: 'What to prepare, and what to buy for it.',
  },
  priceChanges: {
    title: 'Price changes',
    subtitle: 'What got dearer, and what that costs you.',
  },
  whatIf: {
    title: 'What if',
    subtitle: 'Try other prices before you decide.',
  },
  opening: 'Opening…',
  notOpened: 'This page could not be opened. What you entered is safe.',
  undo: 'Undo',
  retry: 'Try again',
  helper: {
    prices: 'Ingredient prices, costs and profit are the owner’s alone; you count the plates.',
    menu: 'Recipes, costs and changes of the menu are the owner’s alone; you count the plates.',
    days: 'Other days are the owner’s alone; you count today.',
    noDishes: 'The menu has no dishes today. The owner can add one.',
    notYet:
      'The dishes of this stall are not on this phone yet. They come as soon as there is a network. If they do not, ask the owner whether the stall is set up.',
  },
  notHere: {
    title: 'Not here',
    text: 'There is no such page. It may have had another address before.',
    toProfit: 'To Profit Optimizer',
  },
  units: {
    names: {
      kg: 'kg',
      g: 'g',
      litre: 'litre',
      ml: 'ml',
      piece: 'piece',
      dozen: 'dozen',
    },
    per: {
      kg: 'per kg',
      g: 'per g',
      litre: 'per litre',
      ml: 'per ml',
      piece: 'per piece',
      dozen: 'per dozen',
    },
    perQuintal: 'per quintal',
    /** For so much of what is sold loose, or a pack of it. */
    perHeld: {
      loose: (amount: string) => `per ${amount}`,
      packet: (amount: string) => `per packet of ${amount}`,
      bundle: (amount: string) => `per bundle of ${amount}`,
      tray: (amount: string) => `per tray of ${amount}`,
    },
    /** What is in a packet: 200 g, 50 pieces. */
    amount: {
      kg: (amount: number) => `${amount} kg`,
      g: (amount: number) => `${amount} g`,
      litre: (amount: number) => `${amount} ${amount === 1 ? 'litre' : 'litres'}`,
      ml: (amount: number) => `${amount} ml`,
      piece: (amount: number) => `${amount} ${amount === 1 ? 'piece' : 'pieces'}`,
      dozen: (amount: number) => `${amount} dozen`,
    },
    /** An amount of money for a unit: `₹30.00 per kg`. */
    price: (money: string, per: string) => `${money} ${per}`,
  },
  oddPrice: {
    asked: (price: string, last: string) => `${price}? The last price was ${last}.`,
    isRight: 'Yes, that is right',
    putBack: (last: string) => `Put back ${last}`,
  },
  prices: {
    page: 'Prices',
    heading: 'Daily Ingredient Prices (₹ per kg/L)',
    notANumber: 'Enter a number, such as 42.50.',
    tooLow: 'A price cannot be below 0.',
    tooHigh: 'A price can be ₹1,00,00,00,000 at most.',
    unknown: 'No price yet: the cost of its dishes is unknown.',
    fromToday: 'A price counts from today on; earlier days keep theirs.',
    noIngredients: 'You have no ingredients yet. Enter what you buy, and each gets its price here.',
    toIngredients: 'To my ingredients',
    total: (count: number) => `${number(count)} prices`,
  },
  plates: {
    heading: 'Daily Sales Input (Plates Sold)',
    sampleFigures: 'Sample figures',
    startFromZero: 'Start from zero',
    showSampleFigures: 'Show sample figures',
    startedFromZero: 'The sample figures are gone. Enter what you sold.',
    newDay: 'New day',
    total: (count: number) => `${number(count)} ${count === 1 ? 'plate' : 'plates'}`,
    toCount: 'Count',
    sellsAt: (price: string) => `at ${price}`,
    count: (item: string) => `Plates of ${item} sold`,
    oneLess: (item: string) => `One plate of ${item} less`,
    oneMore: (item: string) => `One plate of ${item} more`,
    notANumber: 'Enter a whole number.',
    tooLow: 'Plates cannot be below 0.',
    tooHigh: 'A count can be 10,00,000 at most.',
    emptyMenu:
      'Your menu has no dishes today. Add one, or bring one back, and count its plates here.',
    toMenu: 'To my menu',
  },
  recommendation: {
    heading: (product: string) => `${product} AI Recommendation`,
    chip: 'Calculated',
    noSales: "Enter today's sales to get a profit recommendation.",
    noCosts: 'Add what goes into your dishes to get a profit recommendation.',
    stable: (best: string, margin: string) =>
      `**Market is stable.** **${best}** is your top earner with a profit margin of **${margin}**.`,
    promote: (best: string, margin: string, candidate: string, extra: string) =>
      `**${best}** has your best profit margin today: **${margin}**. ` +
      `Promoting it over **${candidate}** earns an extra **${extra}** for every 10 plates shifted.`,
    doNotShift: (candidate: string, more: string) =>
      `Do not shift: ${candidate} earns ${more} more a plate`,
    noGain: (candidate: string) => `No need to shift: ${candidate} earns just as much a plate`,
    byMargin: 'By margin alone',
  } satisfies RecommendationWords & Record<string, unknown>,
  summary: {
    heading: "Today's Performance Summary",
    revenue: 'Total Revenue: ',
    profit: 'Total Profit: ',
    /** How the profit becomes what is in hand; amounts in ₹, as text, `null` where there is none. */
    inHand: (
      inHand: string,
      isProfitKnown: boolean,
      uncosted: string | null,
      expenses: string | null,
      waste: string | null,
    ) =>
      `**In hand ${inHand}** = ${isProfitKnown ? 'Total Profit' : ''}` +
      `${uncosted ? `${isProfitKnown ? ' + ' : ''}${uncosted} sold at unknown cost` : ''}` +
      `${expenses ? ` −\u00A0${expenses} expenses` : ''}${waste ? ` −\u00A0${waste} waste` : ''}`,
    /** @param count how many names `dishes` lists */
    notInProfit: (dishes: string, count: number) =>
      `Not in the profit: ${dishes}, ${count === 1 ? 'its' : 'their'} cost is unknown.`,
    notInWaste: (names: string, count: number) =>
      `Thrown away, but not taken off: ${names}, ${count === 1 ? 'its' : 'their'} cost is unknown.`,
  },
  perDish: {
    heading: 'Each Dish Today',
    total: (count: number) => `${number(count)} ${count === 1 ? 'dish' : 'dishes'}`,
    dish: 'Dish',
    cost: 'Cost per plate',
    profitPerPlate: 'Profit per plate',
    margin: 'Margin',
    plates: 'Plates sold',
    revenue: 'Revenue',
    profit: 'Profit',
    unknown: 'unknown',
  },
});
export type Messages = ReturnType<typeof messages>;
