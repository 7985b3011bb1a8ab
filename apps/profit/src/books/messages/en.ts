import type { Words } from '@thela/language';

/** Every text of "Price changes" and "What if", save what the other pages of the tool have, too. */
export const messages = ({ number, plural }: Words) => ({
  reading: 'Reading your books…',
  failed: 'Your books could not be read. Nothing was changed.',
  cancel: 'Cancel',
  notStored: {
    kept: 'It counts on this page, but this phone could not store it yet. That is tried again by itself.',
    refused: 'That could not be entered, and nothing was changed. Try again.',
  },
  changePrice: 'Change the price',
  fromToday: 'It counts from today on; plates sold before and earlier days keep their price.',
  plates: (count: number) => `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`,
  change: (before: string, after: string) => `${before} → ${after}`,
  named: (name: string, text: string) => `${name}: ${text}`,
  odd: {
    asked: (names: string) => `Was the price of ${names} typed wrong? It counts here as it is.`,
    heading: (name: string) => `Was the price of ${name} typed wrong?`,
    rose: (name: string, before: string, after: string, date: string, times: number) =>
      `${name} went from ${before} to ${after} on ${date}: ${number(times)} times as much.`,
    fell: (name: string, before: string, after: string, date: string, times: number) =>
      `${name} went from ${before} to ${after} on ${date}: ${number(times)} times less.`,
    until: (date: string) => `That lasted until ${date}.`,
    leftOut: (before: string) => `Until you say, this page calculates with ${before}.`,
    leftOutThen: (before: string) =>
      `This page calculates with ${before} for that time. Mend it, and the profit of those days is right, too.`,
    mend: (before: string) => `Typed wrong: put back ${before}`,
    mendThen: (before: string) => `Mend it: ${before}`,
    isRight: 'It is right',
    isMended: (name: string, price: string) => `${name} is ${price} again.`,
    isBelieved: (name: string, price: string) => `${name} stays at ${price}, and counts below.`,
  },
  shock: {
    since: 'Compare with',
    periods: { week: '7 days ago', month: '30 days ago' },
    tooFew: (needs: number, has: number) =>
      `This needs your prices of ${number(needs)} days; there ${plural(has, { one: 'is', other: 'are' })} ${number(has)} so far.`,
    from: (date: string) => `It can be shown from ${date} on.`,
    total: 'All of it together',
    moreADay: (money: string) => `${money} a day more`,
    lessADay: (money: string) => `${money} a day less`,
    evenADay: 'No more and no less a day',
    usual: (days: number) =>
      `At the usual count: the average of your last ${number(days)} ${plural(days, { one: 'day', other: 'days' })} with sales.`,
    noUsual: 'No usual count yet: it needs one day with sales before today.',
    nothing: (date: string) => `No price has moved since ${date}.`,
    moved: (date: string) => `Ingredients, since ${date}`,
    dearer: (money: string, percent: string | null) =>
      percent ? `${money} dearer (+${percent})` : `${money} dearer`,
    cheaper: (money: string, percent: string | null) =>
      percent ? `${money} cheaper (−${percent})` : `${money} cheaper`,
    dishes: 'Dishes it hurts most',
    cheaperDishes: 'Cheaper to make',
    none: 'No dish costs more to make.',
    perPlate: 'Cost per plate',
    margin: 'Margin',
    onBoard: 'On the board',
    onUsualDay: (plates: string) => `${plates} on a usual day`,
    notSold: 'not sold yet',
    forRupees: (price: string, profit: string) =>
      `${price}: earns at least ${profit} a plate again`,
    forMargin: (price: string, margin: string) => `${price}: margin of at least ${margin} again`,
    forBoth: (price: string) => `${price}: at least the profit and the margin of before`,
    isEnough: 'The price on your board makes up for it.',
    confirm: (name: string, before: string, after: string) =>
      `${name}: ${after} instead of ${before}?`,
    isChanged: (name: string, price: string) => `${name} now sells at ${price}.`,
    unknownCost: (names: string) => `Not counted, cost unknown: ${names}`,
    notCompared: (names: string) => `No price to compare with: ${names}`,
  },
  whatIf: {
    base: 'Start from',
    bases: { usual: 'A usual day', today: 'Today so far' },
    basedOn: (plates: string, days: number) =>
      `${plates}: the average of each dish on your last ${number(days)} ${plural(days, { one: 'day', other: 'days' })} with sales.`,
    basedOnToday: (plates: string) => `${plates} counted today.`,
    noCounts: 'No plates counted yet. Set a count below, and see what a day would bring.',
    result: 'Profit of a day',
    asItIs: 'As it is',
    supposed: 'What if',
    more: (money: string) => `${money} more`,
    less: (money: string) => `${money} less`,
    same: 'No difference yet: move a slider.',
    breakEven: 'Plates that pay for a day',
    breakEvenOf: (expenses: string) =>
      `For expenses of ${expenses} a day, mean of the last 30 days.`,
    breakEvenDays: (needs: number, has: number) =>
      `Plates that pay for a day: needs ${number(needs)} days with sales that are over, there ${plural(has, { one: 'is', other: 'are' })} ${number(has)}.`,
    noMargin: 'none: a plate earns nothing',
    noCostedPlates: 'set a count of a dish whose cost is known',
    said: (before: string, after: string) =>
      `Profit of a day: ${before} as it is, ${after} what if.`,
    ingredient: 'Ingredient',
    ingredientPrice: (name: string, per: string) => `Price of ${name}, ${per}`,
    dish: 'Dish',
    dishPrice: (name: string) => `Price of ${name}, a plate`,
    dishCount: (name: string) => `Plates of ${name}, a day`,
    exact: (label: string) => `${label}, exactly`,
    now: (value: string) => `Now ${value}`,
    backTo: (label: string, value: string) => `${label}: back to ${value}`,
    noIngredients: 'No ingredient has a price yet. Enter prices first.',
    noDishes: 'Your menu has no dishes today.',
    dishes: 'Dishes that change most',
    perDay: 'Profit a day',
    changed: 'What you changed',
    countsStay: 'Counts are only tried here; they are never stored.',
    use: 'Use this',
    confirm: 'Change these prices from today on?',
    isUsed: 'The new prices count from today on.',
    startAgain: 'Start again',
    unknownCost: (names: string) => `Not in the profit, cost unknown: ${names}`,
  },
});
export type Messages = ReturnType<typeof messages>;
