import type { MenuClass, StepLength } from '@thela/books';
import type { Words } from '@thela/language';
import type { PastPeriod } from '../../period-path';

/** Every text of the periods, save what the page of today has, too. */
export const messages = ({ number, plural, list }: Words) => {
  const days = (count: number) =>
    `${number(count)} ${plural(count, { one: 'day', other: 'days' })}`;
  const plates = (count: number) =>
    `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`;
  return {
    retry: 'Try again',
    notRead: 'Your records could not be read. Nothing was changed.',
    nothingEntered: 'Nothing was entered in these days. Count plates, and they show here.',
    /** What a clock that was ahead left behind. */
    futureDays: {
      text: (names: readonly string[]) =>
        `Not counted here, because the day has not come: what was entered for ${list(names)}.`,
      open: 'Put it right in My stall',
    },
    retired: (name: string) => `${name} (retired)`,
    special: (name: string) => `${name} (special)`,
    rows: {
      all: (count: number) => `Show all ${number(count)}`,
      fewer: 'Show fewer',
    },
    /** Below what compares whole days. */
    todayLater: 'Today counts here once it is over.',
    /** What the figures say; amounts in whole rupees. */
    sentences: {
      figures: 'All figures',
      more: (label: string, amount: string, count: number) =>
        `${label}: ${amount} more than in the ${days(count)} before.`,
      less: (label: string, amount: string, count: number) =>
        `${label}: ${amount} less than in the ${days(count)} before.`,
      same: (label: string, count: number) =>
        `${label}: about as much as in the ${days(count)} before.`,
      weekday: (best: string, worst: string) => `${best} earns most, ${worst} least.`,
      dish: (dish: string, amount: string) => `${dish} earned most: ${amount}.`,
      rent: (amount: string) => `Rent and monthly bills cost you ${amount}.`,
      waste: (amount: string) => `What you threw away cost ${amount}.`,
      bestDay: (day: string, amount: string) => `Best day: ${day}, ${amount} in hand.`,
    },
    sums: {
      headings: {
        'last-7-days': 'The last 7 days',
        'last-30-days': 'The last 30 days',
        'last-90-days': 'The last 90 days',
        all: 'All your days',
      } satisfies Record<PastPeriod, string>,
      figure: 'Figure',
      amount: 'In these days',
      against: (now: string, before: string) =>
        `Compared: ${now} with ${before}. Today is not over and stays out of the comparison.`,
      notCompared: 'No comparison: too little is known of the days before.',
      /** Amounts in ₹, as text. */
      rentApart: (now: string, before: string) =>
        `Compared without rent: ${now} in these days, ${before} in those before.`,
      costsDiffer: 'Some figures are not compared, because their costs are not known in both.',
      specialsApart:
        'Specials are in the revenue, not in the profit: they are made of leftovers, whose cost is not known.',
      partlyKnown: (known: number, all: number) =>
        `Your records know ${number(known)} of these ${days(all)}.`,
    },
    /** Amounts and shares as text; a share is `null` where it cannot be said. */
    change: {
      plates,
      more: (amount: string, share: string | null) => `${amount} more${share ? ` (${share})` : ''}`,
      less: (amount: string, share: string | null) => `${amount} less${share ? ` (${share})` : ''}`,
      same: 'the same as before',
    },
    steps: {
      headings: {
        day: 'Day by day',
        week: 'Week by week',
        month: 'Month by month',
      } satisfies Record<StepLength, string>,
      names: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<StepLength, string>,
      plates: 'Plates sold',
      revenue: 'Revenue',
      profit: 'Profit',
      /** A week or a month of which the period has only some days. */
      cut: (label: string, count: number) => `${label} (${days(count)})`,
      notWhole: (labels: readonly string[]) => `Not whole: ${list(labels)}.`,
    },
    dishes: {
      heading: 'By dish',
      dish: 'Dish',
      plates,
      profit: 'Profit',
      of: (revenue: string) => `revenue ${revenue}`,
      /** Of a dish whose cost was not known on some days. */
      costed: (count: number) => `from ${plates(count)} whose cost is known`,
      none: 'No plate was sold in these days.',
      notSold: (names: string) => `On the menu, but not sold: ${names}`,
    },
    bestDays: {
      heading: 'Best and worst day',
      best: 'Best day',
      worst: 'Worst day',
      left: (amount: string) => `${amount} left`,
      moreThanUsual: (amount: string) => `${amount} more than usual`,
      lessThanUsual: (amount: string) => `${amount} less than usual`,
      more: (amount: string) => `${amount} more`,
      less: (amount: string) => `${amount} less`,
      profitOf: (dish: string) => `Profit of ${dish}`,
      expenses: 'Expenses',
      waste: 'Waste',
      rentApart: 'Rent is set apart here: it is paid for a whole month.',
      usual: 'Usual is the middle one of all the other days, when they are put in order.',
      alike: (amount: string) => `Each of these days left the same: ${amount}.`,
      tooFew: (needs: number, has: number) =>
        `It takes ${days(needs)} with sales to compare them. These days have ${number(has)}.`,
    },
    weekdays: {
      heading: 'By weekday',
      weekday: 'Weekday',
      average: 'Profit of a day on average',
      days,
      /** The plates follow, on the same line where they fit. */
      of: (revenue: string) => `revenue ${revenue},`,
      plates,
      needs: (needs: number) => `needs ${days(needs)}`,
      tooFew: (needs: number, has: number) =>
        `It takes ${days(needs)} of the same weekday, because one alone may be chance. These days have ${number(has)} at most: choose a longer period.`,
    },
    hours: {
      heading: 'By hour of the day',
      hour: 'Hour',
      plates: 'Plates sold',
      reading: 'Reading the hours…',
      busiest: (hour: string, count: number) => `Busiest: ${hour}, ${plates(count)}.`,
      share: (percent: string, tapped: number, all: number) =>
        `Of ${plates(all)} ${number(tapped)} were tapped when they were sold (${percent}): only these have an hour.`,
      lastDays: (count: number) => `The hours are of the last ${days(count)}.`,
      untapped: (all: number) =>
        `None of the ${plates(all)} was tapped when it was sold, so their hours are not known. Tap each plate when you sell it, and the hours show here.`,
      none: 'No plate was sold in these days.',
    },
    menu: {
      heading: 'Your menu: what sells, what earns',
      lines: (percent: string, margin: string) =>
        `A dish sells well from ${percent} of all plates. It earns well from ${margin} a plate, after its ingredients.`,
      groups: {
        star: {
          title: 'Sells well and earns well',
          advice: 'Keep it as it is: the same taste, never sold out, first on your board.',
        },
        plowhorse: {
          title: 'Sells well, earns little',
          advice:
            'Ask a rupee or two more, or make it cheaper: buy its ingredients at a better price, or measure each plate.',
        },
        puzzle: {
          title: 'Earns well, sells little',
          advice: 'Recommend it, put it at the top of your board, or let people taste it.',
        },
        dog: {
          title: 'Sells little and earns little',
          advice: 'Change its recipe or price, or leave it out and use the time for others.',
        },
      } satisfies Record<MenuClass, { title: string; advice: string }>,
      dish: 'Dish',
      share: (percent: string) => `${percent} of plates`,
      margin: 'A plate earns',
      gap: (amount: string) => `${amount} a plate too little`,
      noDish: 'No dish here.',
      retired: (names: string) => `No longer on your menu: ${names}`,
      unknownCost: (names: string) => `In no group, because the cost is not known: ${names}`,
      tooFewDays: (needs: number, has: number) =>
        `It takes ${days(needs)} with sales to judge a menu. These days have ${number(has)}.`,
      tooFewDishes: (needs: number, has: number) =>
        `It takes ${number(needs)} dishes that sold and whose cost is known. These days have ${number(has)}.`,
    },
  };
};
export type Messages = ReturnType<typeof messages>;
