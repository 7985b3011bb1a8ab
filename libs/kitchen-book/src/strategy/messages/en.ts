import type { TiffinItem } from '../../tiffin-entry';

/** All figures are written already: amounts with ₹, `plates` by `plates` below. */
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
  /** What to do, with what it brings in ₹; the action is bold. */
  advice: {
    endLoss: (item: string, perPlate: string, loss: string) =>
      `**Charge at least ${perPlate} more for ${item}**: it loses ${loss} a day.`,
    cookLess: (item: string, plates: string, saved: string) =>
      `**Cook ${plates} less of ${item}**: as many are left over. That saves ${saved} a day.`,
    cookToOrder: (item: string, ingredients: string) =>
      `**Cook ${item} to order only**: ${ingredients} a day goes into it, and no plate is sold.`,
    push: (item: string, tenMore: string) =>
      `**Offer ${item} first**: every 10 plates more bring ${tenMore}.`,
    raise: (item: string, more: string) =>
      `**Charge ₹1 more for ${item}**: ${more} more a day, if as many are sold.`,
    pair: (item: string, seller: string, more: string) =>
      `**Offer ${item} with ${seller}**: if 1 in 10 takes it, that is ${more} more a day.`,
  },
  nothingSold: 'No plate is sold yet. Enter a day with sales to see what to do.',
});

export type Messages = ReturnType<typeof messages>;
