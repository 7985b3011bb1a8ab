import type { TiffinItem } from '../../tiffin-entry';

/** All figures are written already: amounts with ₹, shares with %, `plates` by `plates` below. */
export const messages = () => ({
  items: {
    Idli: 'Idli',
    Dosa: 'Dosa',
    Vada: 'Vada',
    Upma: 'Upma',
    Poori: 'Poori',
    Pongal: 'Pongal',
    Uthappam: 'Uthappam',
    Kesari: 'Kesari',
  } satisfies Readonly<Record<TiffinItem, string>>,
  plates: (count: string) => `${count} ${count === '1' ? 'plate' : 'plates'}`,
  and: (before: string, last: string) => `${before} and ${last}`,
  noRow: 'There is no row to reckon with yet.',
  checkRow: (number: string, item: string) =>
    `Check row ${number} (${item}): sales and ingredient cost must be numbers from 0. It is left out here.`,
  /** The first line: the whole day. */
  day: {
    itemEarns: (item: string, plates: string, profit: string, ingredients: string) =>
      `${item} sells ${plates} and earns ${profit} a day, with ${ingredients} of ingredients.`,
    itemLoses: (item: string, plates: string, loss: string, ingredients: string) =>
      `${item} sells ${plates} and loses ${loss} a day, with ${ingredients} of ingredients.`,
    allEarn: (count: string, plates: string, profit: string, ingredients: string) =>
      `Your ${count} items sell ${plates} and earn ${profit} a day, with ${ingredients} of ingredients.`,
    allLose: (count: string, plates: string, loss: string, ingredients: string) =>
      `Your ${count} items sell ${plates} and lose ${loss} a day, with ${ingredients} of ingredients.`,
  },
  /** A line for each item: its name, then what is known of it. */
  item: {
    rowsTogether: (item: string, rows: string) => `${item} (${rows} rows together)`,
    line: (item: string, facts: string) => `${item}: ${facts}.`,
    unsold: (ingredients: string) => `no plate sold, no profit; ingredients ${ingredients} a day`,
    sold: (plates: string, perPlate: string, profit: string) =>
      `${plates} x ${perPlate} = ${profit} a day`,
    soldOnAverage: (plates: string, perPlate: string, profit: string) =>
      `${plates} x on average ${perPlate} = ${profit} a day`,
    share: (share: string) => `${share} of the total profit`,
    perRupee: (profit: string) => `${profit} profit for each ₹1 of ingredients`,
    noCost: 'no ingredient cost entered',
  },
  pricing: {
    loses: (item: string, perPlate: string, loss: string) =>
      `Pricing: ${item} loses ${perPlate} on each plate, ${loss} a day. Raise its price by more than that loss, make the plate smaller, or stop selling it.`,
    earnsNothing: (item: string, plates: string, more: string) =>
      `Pricing: ${item} sells ${plates} a day and earns nothing. Every ₹1 more on its price would bring ${more} a day at the same sales.`,
    raise: (item: string, perPlate: string, plates: string, more: string) =>
      `Pricing: ${item} earns ${perPlate} a plate. Try ₹1 more for some days: at ${plates} it brings ${more} more a day, as long as sales hold.`,
    raiseLowest: (item: string, perPlate: string, plates: string, more: string) =>
      `Pricing: ${item} earns ${perPlate} a plate, the lowest of the items that earn. Try ₹1 more for some days: at ${plates} it brings ${more} more a day, as long as sales hold.`,
  },
  marketing: {
    pushOnly: (item: string, perPlate: string, tenMore: string) =>
      `Marketing: push ${item}, your earner at ${perPlate} a plate. Put it first on the board and offer it to everyone who asks what is good: every 10 plates more bring ${tenMore}.`,
    pushBest: (item: string, perPlate: string, tenMore: string) =>
      `Marketing: push ${item}, the best profit at ${perPlate} a plate. Put it first on the board and offer it to everyone who asks what is good: every 10 plates more bring ${tenMore}.`,
    pushOneOfBest: (item: string, others: string, perPlate: string, tenMore: string) =>
      `Marketing: push ${item}, with ${others} the best profit at ${perPlate} a plate. Put it first on the board and offer it to everyone who asks what is good: every 10 plates more bring ${tenMore}.`,
    nothingEarns:
      'Marketing: no item earns a profit yet. Set the prices right before you spend on offers.',
  },
  menu: {
    unsold: (item: string) => `Menu: ${item} sold no plate. Cook it to order or rest it.`,
    unsoldButBought: (item: string, ingredients: string) =>
      `Menu: ${item} sold no plate while ${ingredients} a day goes into its ingredients. Cook it to order or rest it.`,
    costly: (item: string, shareOfCost: string, shareOfProfit: string) =>
      `Menu: ${item} takes ${shareOfCost} of the ingredient money and brings ${shareOfProfit} of the profit. Cook a smaller batch of it, or a smaller plate at the same price.`,
    bundle: (item: string, seller: string, gain: string, perPlate: string) =>
      `Menu: bundle ${item} with ${seller}, your best seller. ${gain} Keep the discount below ${perPlate} a set.`,
    gainOfTenth: (plates: string, item: string, morePlates: string, more: string) =>
      `If 1 in 10 of its ${plates} goes out with ${item}, that is ${morePlates} more: ${more} a day before any discount.`,
    gainOfEach: (item: string, perPlate: string) =>
      `Every ${item} sold with it brings ${perPlate} before any discount.`,
    addSecond: 'Menu: add a second item here to see which one to push and which two to bundle.',
  },
  operations: {
    buyFirst: (item: string, profit: string, last: string, lastProfit: string) =>
      `Operations: money for ingredients works hardest in ${item} (${profit} profit for each ₹1) and least in ${last} (${lastProfit}). When cash is short, buy for ${item} first.`,
    weigh: (item: string, ingredients: string, tenth: string) =>
      `Operations: ${item} uses ${ingredients} of ingredients a day. Weigh portions and note what is thrown away: a tenth less waste there keeps ${tenth} a day.`,
    weighCostliest: (item: string, ingredients: string, tenth: string) =>
      `Operations: ${item} uses ${ingredients} of ingredients a day, and no item uses more. Weigh portions and note what is thrown away: a tenth less waste there keeps ${tenth} a day.`,
    everyEvening:
      'Operations: enter the same figures every evening; a change from one day to the next tells more than one day.',
  },
});

export type Messages = ReturnType<typeof messages>;
