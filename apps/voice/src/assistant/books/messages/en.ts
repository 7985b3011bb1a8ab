import type { MenuClass } from '@thela/books';
import type { Words } from '@thela/language';
import type { AmountUnit } from '@thela/ledger';
import type { BookFigure } from '../book-question';
import type { PeriodName } from '../../days/parse-days';

type NamedDays = Exclude<PeriodName, 'last-days' | 'day' | 'range'>;

/** What the assistant says of the books; all of it is read aloud. Amounts of money and days come as text. */
export const messages = ({ number, plural }: Words) => {
  const days = (count: number) =>
    `${number(count)} ${plural(count, { one: 'day', other: 'days' })}`;
  const plates = (count: number) =>
    `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`;
  return {
    plates,
    amounts: {
      kg: (amount: number) => `${number(amount, 3)} kg`,
      g: (amount: number) => `${number(amount)} g`,
      litre: (amount: number) =>
        `${number(amount, 3)} ${plural(amount, { one: 'litre', other: 'litres' })}`,
      ml: (amount: number) => `${number(amount)} ml`,
      piece: (amount: number) =>
        `${number(amount, 3)} ${plural(amount, { one: 'piece', other: 'pieces' })}`,
      dozen: (amount: number) => `${number(amount, 3)} dozen`,
    } satisfies Record<AmountUnit, (amount: number) => string>,
    /** Ends what is no sentence by itself. */
    sentence: (text: string) => `${text}.`,
    /** Begins the sentence; a date follows. */
    days: {
      today: 'Today',
      yesterday: 'Yesterday',
      'this-week': 'This week',
      'last-week': 'Last week',
      'this-month': 'This month',
      'last-month': 'Last month',
      all: 'All your days',
    } satisfies Record<NamedDays, string>,
    lastDays: (count: number) => `The last ${days(count)}`,
    range: (from: string, to: string) => `${from} to ${to}`,
    /** 'Last week, 9 November to 15 November' */
    namedDays: (name: string, dates: string) => `${name}, ${dates}`,
    nothing: 'nothing is in your records.',
    /** Today is among the days. */
    soFar: "Today's figures so far are included.",
    notCome: (dates: string) =>
      `What was entered for ${dates} is not counted: that day has not come yet. You find it in My stall.`,
    begins: (day: string) => `Your records begin on ${day}.`,
    figures: {
      plates,
      revenue: (amount: string) => `${amount} in sales`,
      profit: (amount: string) => `${amount} profit on the dishes`,
      expenses: (amount: string) => `${amount} for expenses`,
      ingredientCost: (amount: string) => `${amount} for ingredients`,
      waste: (amount: string) => `${amount} thrown away, at its cost`,
      left: (amount: string) => `${amount} left after ingredients, expenses and waste`,
    } satisfies Record<BookFigure, (amount: never) => string>,
    /** In place of a profit, or of what is left. */
    lost: (amount: string) => `${amount} lost on the dishes`,
    short: (amount: string) => `${amount} short after ingredients, expenses and waste`,
    costUnknown: 'the cost is not known',
    profitUnknown: 'the cost is not known, so there is no profit to tell',
    paidFor: (word: string, amount: string) => `${amount} for ${word}`,
    noneOfIt: 'nothing of that is written down.',
    notByName: 'I do not add it up by person: the names stand in My stall.',
    /** How a figure compares; `amount` is plates or money. */
    more: (amount: string) => `So ${amount} more than before.`,
    less: (amount: string) => `So ${amount} less than before.`,
    same: 'So the same as before.',
    overOnly: 'I compared only the days that are over.',
    noneOver: 'Today is not over yet.',
    rentApart: 'Rent is kept separate.',
    costsDiffer: 'Not all costs are known for both, so I cannot compare.',
    nothingBefore: (dates: string) => `${dates}: nothing is in your records, so I cannot compare.`,
    costedOnly: (dish: string, count: number) =>
      `The cost is known for ${plates(count)} of ${dish}; the profit is of those only.`,
    dish: {
      plates: {
        most: (dishes: string, count: number) => `${dishes} sold the most, ${plates(count)}.`,
        least: (dishes: string, count: number) => `${dishes} sold the least, ${plates(count)}.`,
      },
      profit: {
        most: (dishes: string, amount: string) => `${dishes} brought the most profit, ${amount}.`,
        least: (dishes: string, amount: string) => `${dishes} brought the least profit, ${amount}.`,
      },
      plate: {
        most: (dishes: string, amount: string) => `${dishes} earns most on one plate, ${amount}.`,
        least: (dishes: string, amount: string) => `${dishes} earns least on one plate, ${amount}.`,
      },
      perPlate: (amount: string) => `That is ${amount} a plate.`,
      next: (dishes: string) => `Then ${dishes}.`,
      none: 'no plate was sold.',
      notSold: (dishes: string) => `Not sold at all: ${dishes}.`,
      noCost: 'No dish that sold has a known cost.',
    },
    day: {
      best: (day: string, what: string) => `the best day was ${day}: ${what}.`,
      worst: (day: string, what: string) => `the weakest day was ${day}: ${what}.`,
      usual: (amount: string) => `On a usual day it is ${amount}.`,
      tooFew: (needs: number, has: number) =>
        `to compare days I need ${days(needs)} with sales that are over. There are ${number(has)}.`,
    },
    weekday: {
      best: (weekday: string, what: string) =>
        `${weekday} is your best weekday: on average ${what}.`,
      worst: (weekday: string, what: string) =>
        `${weekday} is your weakest weekday: on average ${what}.`,
      tooFew: (needs: number, has: number) =>
        `for that I need the same weekday ${number(needs)} times with sales. So far there are ${number(has)}.`,
    },
    hour: {
      busiest: (from: string, to: string, count: number) =>
        `you are busiest from ${from} to ${to}: ${plates(count)}.`,
      share: (tapped: number, all: number) =>
        `Out of ${plates(all)}, ${number(tapped)} were tapped at the time of sale; I know the hour of these only.`,
      untapped:
        'I know the hour only of plates that are tapped when they are sold, and there are none.',
    },
    menu: {
      of: {
        star: (dishes: string) =>
          `these sell well and earn well: ${dishes}. Keep them as they are.`,
        plowhorse: (dishes: string) =>
          `these sell well and earn little: ${dishes}. Charge a rupee or two more, or make them at a lower cost.`,
        puzzle: (dishes: string) =>
          `these earn well and sell little: ${dishes}. Recommend them, and put them at the top of your board.`,
        dog: (dishes: string) =>
          `these sell little and earn little: ${dishes}. Change the recipe or the price, or leave them out.`,
      } satisfies Record<MenuClass, (dishes: string) => string>,
      none: {
        star: 'no dish both sells well and earns well.',
        plowhorse: 'no dish sells well and earns little.',
        puzzle: 'no dish earns well and sells little.',
        dog: 'no dish sells little and earns little, so I see none to leave out.',
      } satisfies Record<MenuClass, string>,
      notPlaced: (dishes: string) => `I cannot judge ${dishes}, because the cost is not known.`,
      tooFewDays: (needs: number, has: number) =>
        `to judge a menu I need ${days(needs)} with sales. There are ${number(has)}.`,
      tooFewDishes: (needs: number, has: number) =>
        `to judge a menu I need ${number(needs)} dishes that sold and whose cost is known. There are ${number(has)}.`,
    },
    tomorrow: {
      /** 'Tomorrow, Monday 23 November' */
      day: (date: string) => `Tomorrow, ${date}`,
      all: (count: number, dishes: string) => `${plates(count)} in all. ${dishes}.`,
      one: (dish: string) => `${dish}.`,
      between: (low: number, high: number) => `Mostly you sell ${number(low)} to ${number(high)}.`,
      tooFewDays: (dish: string, needs: number, has: number) =>
        `For ${dish} I need ${days(needs)} on the menu that are over. There are ${number(has)}.`,
      wasAway: (dish: string) =>
        `${dish} was not on the menu on your last day with sales, so I cannot say.`,
      notSold: (dish: string) => `${dish} did not sell for four weeks, so I cannot say.`,
      noneYet: (needs: number, has: number) =>
        `For tomorrow I need ${days(needs)} with sales that are over. There are ${number(has)}.`,
    },
    buy: {
      /** By the names of the page and its button. */
      sameAsToday: (count: number) =>
        `Under Tomorrow, “Same as today” lists the shopping for ${plates(count)}.`,
      forPlates: (count: number) => `for ${plates(count)}`,
      of: (amount: string, name: string) => `${amount} of ${name}`,
      packs: {
        packet: (count: number, held: string) =>
          `${number(count)} ${plural(count, { one: 'packet', other: 'packets' })} of ${held}`,
        bundle: (count: number, held: string) =>
          `${number(count)} ${plural(count, { one: 'bundle', other: 'bundles' })} of ${held}`,
        tray: (count: number, held: string) =>
          `${number(count)} ${plural(count, { one: 'tray', other: 'trays' })} of ${held}`,
      },
      cost: (amount: string) => `At today's prices that costs ${amount}.`,
      noPrice: (names: string) => `Without a price: ${names}.`,
      notUsed: (name: string) => `None of tomorrow's dishes needs ${name}.`,
      nothing: 'there is nothing to buy.',
      withoutRecipe: (dishes: string) => `Left out, because there is no recipe: ${dishes}.`,
      unknown: (names: string) => `Left out, because the amount could not be worked out: ${names}.`,
    },
    prices: {
      since: (day: string) => `Since ${day}`,
      moved: (name: string, before: string, now: string) => `${name} from ${before} to ${now}`,
      none: 'no price has moved.',
      notMoved: (name: string) => `the price of ${name} has not moved.`,
      dearer: (amount: string) => `On a usual day that costs you ${amount} more.`,
      cheaper: (amount: string) => `On a usual day that costs you ${amount} less.`,
      odd: 'A price that may be typed wrong is not counted. You see it in Profit.',
      tooFew: (needs: number, has: number) =>
        `To compare prices I need ${days(needs)} of records. There are ${number(has)}.`,
    },
    breakEven: {
      plates: (count: number, expenses: string) =>
        `${plates(count)} a day pay for your expenses, which are ${expenses} a day on average over the last 30 days.`,
      noMargin: 'A plate earns nothing on average, so no number of plates pays for your expenses.',
      noCost: 'No plate with a known cost was sold, so I cannot say.',
      tooFew: (needs: number, has: number) =>
        `For that I need ${days(needs)} with sales that are over. The last 30 days have ${number(has)}.`,
    },
    specials: {
      earned: (amount: string, count: number) =>
        `specials brought ${amount}, from ${plates(count)}.`,
      none: 'there was no special.',
    },
    waste: {
      none: 'nothing is written down as thrown away.',
      item: (name: string, amount: string) => `${amount} ${name}`,
      most: (items: string) => `Most of it: ${items}.`,
      unknown: 'What has no known cost is left out.',
    },
    ask: {
      days: 'Which days do you mean? Say, for example: this week, last week, or the last 30 days.',
      kal: 'Do you mean yesterday or tomorrow?',
      /** Answers that can be said as they stand. */
      sold: (what: string) => `How many ${what} were sold yesterday?`,
      make: (what: string) => `How many ${what} to make tomorrow?`,
      ofPlates: 'plates',
      words:
        'I did not understand all of that, so I give no figure. Ask, for example: how much did I earn last week.',
    },
    ahead: 'I can look ahead only to tomorrow. Ask, for example: what should I make tomorrow.',
    unknownName: (name: string) => `Your stall has no ${name}, so I have no figure for it.`,
    needsStall:
      'I answer that from the records of your own stall, and there are none yet. Set up your stall and count your plates.',
    unread: 'I cannot read the records right now. Please look at Analytics.',
  };
};

export type Messages = ReturnType<typeof messages>;
