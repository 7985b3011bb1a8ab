import type { Words } from '@thela/language';

/**
 * What the assistant says; all of it is read aloud. An amount of money, a unit, a day and a list come as text.
 * Where a text has forms for `earns` and `loses`, the amount is never negative.
 */
export const messages = ({ number, plural }: Words) => ({
  /** The first words of a call; in Hinglish under English, as specified. */
  greeting: (assistant: string) =>
    `Namaste! Main ${assistant} hoon, aapke stall ka saathi. Bataiye, aaj stall sambhalne mein kaise madad karun?`,
  lists: {
    /** `first`: one name, or several with commas */
    and: (first: string, last: string) => `${first} and ${last}`,
    or: (first: string, last: string) => `${first} or ${last}`,
    more: (count: number) => `${number(count)} more`,
  },
  prices: {
    /** What a price is for: '₹60 a kg' */
    units: {
      kg: 'a kg',
      g: 'a gram',
      litre: 'a litre',
      ml: 'a ml',
      piece: 'each',
      dozen: 'a dozen',
    },
    quintal: 'a quintal',
    held: {
      loose: (amount: number, unit: string) => `for ${number(amount, 3)} ${unit}`,
      packet: (amount: number, unit: string) => `a packet of ${number(amount, 3)} ${unit}`,
      bundle: (amount: number, unit: string) => `a bundle of ${number(amount, 3)} ${unit}`,
      tray: (amount: number, unit: string) => `a tray of ${number(amount, 3)} ${unit}`,
    },
    amounts: { kg: 'kg', g: 'g', litre: 'litre', ml: 'ml', piece: 'pieces', dozen: 'dozen' },
    price: (price: string, unit: string) => `${price} ${unit}`,
  },
  /** What to say for each skill; the assistant understands each. */
  examples: {
    'sous-chef': 'For food that is not right, say: tomatoes are sour.',
    profit: 'For money, say: what does one masala dosa cost me.',
    'zero-waste': 'For leftovers, say: I have five idlis and some sambar left.',
  },
  talk: {
    greeting: (assistant: string) => `Namaste! I am ${assistant}. How can I help?`,
    help: 'I can help in three ways. I can fix a dish or an ingredient, tell you what a plate costs and what to promote, and turn leftovers into a special.',
    counting: 'And I count what you sell, say: two masala dosa sold.',
    thanks: 'You are welcome. What is next?',
    agreed: 'All right. What is next?',
    stop: 'All right, I am quiet now. Speak to me when you need me.',
  },
  switched: {
    'sous-chef': 'Sous-chef it is. Tell me which ingredient or dish is not right.',
    profit: 'Profit it is. Ask me what a dish costs you, or what to promote.',
    'zero-waste': 'Zero waste it is. Tell me what is left over, and how much.',
  },
  /** Before the answer to a question in the same sentence. */
  switchedShortly: {
    'sous-chef': 'Sous-chef it is.',
    profit: 'Profit it is.',
    'zero-waste': 'Zero waste it is.',
  },
  whichRole: 'Which one: sous-chef, profit or zero waste?',
  notUnderstood: 'Sorry, I did not understand that.',
  modelSilent: {
    book: 'The AI did not answer, so this is from the kitchen book.',
    calculated: 'The AI did not answer, so this is from your own figures.',
    nothing: 'The AI did not answer.',
  },
  special: {
    name: (name: string) =>
      `Name it '${name}'. Put it on the board tomorrow as a limited-time special.`,
    /** Stands before '1. ' of a step. */
    step: 'Step',
  },
  profit: {
    menu: (dishes: string) => `Your menu has ${dishes}.`,
    emptyMenu: 'Your menu is empty.',
    noDish: 'There is no dish on your menu yet.',
    noPlates: 'No plates are entered for today yet. Enter them in Profit Optimizer.',
    noPlatesYet: 'No plates are entered for today yet.',
    noCosts:
      'I do not know yet what your dishes cost you. Add what goes into them in Profit Optimizer, and I can say which one to promote.',
    costUnknown: (dish: string) =>
      `I do not know yet what ${dish} costs you. Add what goes into it in Profit Optimizer.`,
    samples: 'The plates sold are still sample figures. Enter your own in Profit Optimizer.',
    onePlate: {
      earns: (dish: string, cost: string, price: string, profit: string, margin: string) =>
        `One plate of ${dish} costs you ${cost}. You sell it at ${price}, so it earns you ${profit} a plate, a margin of ${margin}.`,
      loses: (dish: string, cost: string, price: string, loss: string, margin: string) =>
        `One plate of ${dish} costs you ${cost}. You sell it at ${price}, so it loses you ${loss} a plate, a margin of ${margin}.`,
    },
    plates: {
      earns: (
        count: number,
        dish: string,
        cost: string,
        price: string,
        profit: string,
        margin: string,
      ) =>
        `${number(count)} plates of ${dish} cost you ${cost}. Sold at ${price} a plate, that earns you ${profit}, a margin of ${margin}.`,
      loses: (
        count: number,
        dish: string,
        cost: string,
        price: string,
        loss: string,
        margin: string,
      ) =>
        `${number(count)} plates of ${dish} cost you ${cost}. Sold at ${price} a plate, that loses you ${loss}, a margin of ${margin}.`,
    },
    sold: {
      none: (dish: string) => `No plate of ${dish} is entered for today.`,
      earns: (dish: string, count: number, revenue: string, profit: string) =>
        `${dish}: ${number(count)} plates today. They brought in ${revenue}, and that earns you ${profit}.`,
      loses: (dish: string, count: number, revenue: string, loss: string) =>
        `${dish}: ${number(count)} plates today. They brought in ${revenue}, and that loses you ${loss}.`,
      costUnknown: (dish: string, count: number, revenue: string) =>
        `${dish}: ${number(count)} plates today. They brought in ${revenue}; what they cost is not known.`,
    },
    earnings: {
      taken: (revenue: string) => `Today you took in ${revenue}.`,
      earns: (profit: string, margin: string) => `That earns you ${profit}, a margin of ${margin}.`,
      loses: (loss: string, margin: string) => `That loses you ${loss}, a margin of ${margin}.`,
      notKnown: 'The profit is not known.',
      unknown: (dishes: string) =>
        `What ${dishes} cost you is not known, so it is not in the profit.`,
    },
    least: {
      noLosers: 'No dish loses money.',
      margin: (dish: string, margin: string) => `${dish} has your lowest margin, ${margin}.`,
      earns: (dish: string, profit: string) =>
        `The fewest rupees come from ${dish}: it earns you ${profit} a plate.`,
      loses: (dish: string, loss: string) =>
        `The fewest rupees come from ${dish}: it loses you ${loss} a plate.`,
    },
    /** Before the figures at another price. */
    whatIf: {
      of: (name: string, price: string) => `${name} at ${price}`,
      with: (changes: string) => `With ${changes}:`,
      unused: 'No dish on your menu uses it.',
    },
    price: (ingredient: string, price: string) => `Your price for ${ingredient} is ${price}.`,
    noPrice: (ingredient: string) => `You have no price for ${ingredient} yet.`,
    offMenu: (dishes: string) => `${dishes} is not on your menu, so I have no figures for it.`,
    noDishFound: 'I find no dish of your menu in that.',
    askOfDish: 'Ask, for example, what one plate of a dish costs you.',
    unchanged: 'I have not changed anything. Set it in Profit Optimizer, and I use it at once.',
    promote: {
      steady: 'Your menu is steady.',
      best: (dish: string, margin: string, profit: string) =>
        `${dish} has your best profit margin, ${margin}. It earns you ${profit} a plate.`,
      thatOne: 'Promote that one.',
      dish: (dish: string) => `Promote ${dish}.`,
      byMargin: (dish: string) => `By margin, promote ${dish}.`,
      more: (other: string, profit: string, best: string, extra: string) =>
        `${other} earns you ${profit} a plate. Every 10 plates you shift from it to ${best} bring you ${extra} more.`,
      less: (other: string, profit: string, best: string, less: string) =>
        `But count in rupees before you shift: ${other} earns you ${profit} a plate. Every 10 plates you shift from it to ${best} bring you ${less} less.`,
    },
  },
  records: {
    today: 'today',
    yesterday: 'yesterday',
    onDay: (date: string) => `on ${date}`,
    /** '2 Masala Dosa' */
    dish: (count: number, name: string) => `${number(count)} ${name}`,
    plates: {
      sold: (dishes: string) => `${dishes} sold`,
      counted: (dishes: string) => `${dishes} counted`,
      takenBack: (dishes: string) => `${dishes} taken back`,
      planned: (what: string, day: string) => `${what} ${day}`,
      /** '2 Masala Dosa counted: 14 today, ₹1,190.' */
      doneOne: (what: string, count: string) => `${what}: ${count}`,
      done: (what: string, counts: string) => `${what}. ${counts}`,
      doneUnread: (what: string, day: string) => `${what}, ${day}.`,
      undone: (what: string, counts: string) => `Undone: ${what}. ${counts}`,
      undoneUnread: (what: string, day: string) => `Undone: ${what}, ${day}.`,
      /** One plate, or another number of plates. */
      tooMany: {
        one: (dish: string, day: string) => `Only ${dish} is counted ${day}. Nothing is written.`,
        other: (dish: string, day: string) =>
          `Only ${dish} are counted ${day}. Nothing is written.`,
      },
      /** '14 today, ₹1,190.' */
      count: (count: number, day: string, revenue: string) =>
        `${number(count)} ${day}, ${revenue}.`,
      /** '17 Masala Dosa today, ₹1,445.' */
      oneDish: (dish: string, day: string, revenue: string) => `${dish} ${day}, ${revenue}.`,
      /** 'Today: 14 Masala Dosa, ₹1,190; 9 Upma, ₹360.' */
      dishes: (day: string, dishes: string) => `${day}: ${dishes}.`,
      dishRevenue: (dish: string, revenue: string) => `${dish}, ${revenue}`,
    },
    count: {
      planned: (dishes: string, day: string) => `${dishes} in all ${day}`,
      unreadNow: (dishes: string, day: string) => `${dishes}, ${day}.`,
      done: (dishes: string, before: string) => `Count set: ${dishes} Before: ${before}.`,
      undone: (dishes: string) => `Undone: ${dishes} in all.`,
      stands: (dishes: string, day: string) => `${dishes}, ${day}: that is the count already.`,
      unread: 'I cannot read the records right now. Nothing is written. Try again, or use Count.',
      twice: 'I heard two counts of one dish. Nothing is written. Please say one.',
    },
    price: {
      planned: (name: string, price: string) => `${name} at ${price}`,
      plannedBefore: (name: string, price: string, before: string) =>
        `${name} at ${price}, ${before} until now`,
      done: (name: string, price: string) => `${name}: ${price} from today.`,
      before: (before: string) => `Before: ${before}.`,
      undone: (name: string, price: string) => `Undone. ${name}: ${price} again.`,
      undoneNone: (name: string) => `Undone. ${name}: no price again.`,
      stands: (name: string, price: string) => `${name}: ${price} already.`,
      otherUnit: (name: string, unit: string) =>
        `You buy ${name} by another measure. Say what it costs ${unit}. Nothing is written.`,
    },
    sellingPrice: {
      planned: (name: string, price: string, before: string) =>
        `${name} at ${price} a plate, ${before} until now`,
      done: (name: string, price: string, before: string) =>
        `${name}: ${price} a plate from now. Before: ${before}.`,
      undone: (name: string, price: string) => `Undone. ${name}: ${price} a plate again.`,
      stands: (name: string, price: string) => `${name}: ${price} a plate already.`,
    },
    expense: {
      /** Where the vendor used no word of their own. */
      words: { gas: 'gas', ice: 'ice', help: 'help', rent: 'rent', other: 'something else' },
      planned: (amount: string, word: string, day: string) => `${amount} for ${word}, ${day}`,
      done: (amount: string, word: string) => `${amount} for ${word} written down.`,
      total: (day: string, total: string) => `Expenses ${day}: ${total}.`,
      undone: (amount: string, word: string) => `Undone: ${amount} for ${word}.`,
    },
    /** Entries of any day that are corrected or taken back. */
    correction: {
      /** '5 Medu Vada thrown away yesterday' */
      waste: (what: string, day: string) => `${what} thrown away ${day}`,
      amount: (amount: number, unit: string, name: string) =>
        `${number(amount, 6)} ${unit} ${name}`,
      sellingPrice: (name: string, price: string) => `${name} at ${price} a plate`,
      dated: (what: string, day: string) => `${what}, ${day}`,
      instead: (now: string, before: string) => `${now}, instead of ${before}`,
      written: (what: string) => `Written down: ${what}.`,
      takenBack: (what: string) => `Taken back: ${what}.`,
      corrected: (before: string, now: string) => `Corrected: ${before}. Now it is ${now}.`,
      putBack: (what: string) => `As it was: ${what}.`,
      none: (day: string) => `I find no such entry ${day}. Nothing is changed.`,
      whichDay: 'Of which day? Say yesterday, or a date such as 14 November. Nothing is changed.',
    },
    /** Said after what was written. */
    unsaved: {
      full: 'But it is not saved: this device has no space left. Keep this page open and make some space.',
      blocked: 'But it is not saved: the browser stores nothing here. Keep this page open.',
    },
    failed: 'I could not write that. Please enter it on Count.',
    undo: {
      nothing: 'There is nothing of mine to undo.',
      already: 'That is undone already.',
      tooOld: 'That is too long ago for me. Change it on Count or in My menu.',
      failed: 'I could not undo that. Please change it on Count or in My menu.',
    },
    ask: {
      choose: (choices: string) => `Which one: ${choices}?`,
      chooseOfMany: 'Which one do you mean?',
      undo: (planned: string) => `Shall I undo: ${planned}? Say yes or no.`,
      confirm: (planned: string) => `Shall I write: ${planned}? Say yes or no.`,
      purchase: (planned: string) =>
        `What goes into your dishes counts by its price already. Shall I still write it as an expense: ${planned}? Say yes or no.`,
      missing: {
        plates: 'How many plates?',
        price: 'What is the price in rupees?',
        amount: 'How many rupees?',
      },
      nothingYet: 'Nothing is written yet.',
      yes: 'Yes',
      no: 'No',
    },
    /** What the records say of a day. */
    dayAnswer: {
      nothing: {
        today: 'Nothing is counted today yet.',
        yesterday: 'Nothing is counted for yesterday.',
      },
      /** `most`: the dishes that sold most, the best first */
      sold: (count: number, day: string, revenue: string, most: string) =>
        `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })} ${day}, ${revenue}. Most: ${most}.`,
      dishEarns: (dish: string, revenue: string, profit: string) =>
        `${dish}, ${revenue} taken in, ${profit} profit`,
      dishLoses: (dish: string, revenue: string, loss: string) =>
        `${dish}, ${revenue} taken in, ${loss} lost`,
      dishCostUnknown: (dish: string, revenue: string) =>
        `${dish}, ${revenue} taken in, cost not known`,
      otherDays:
        'I cannot tell you that of other days. They are under Your days at your stall, and in Analytics.',
      taken: (day: string, revenue: string) => `${day}: ${revenue} taken in.`,
      earned: (day: string, revenue: string, profit: string) =>
        `${day}: ${revenue} taken in, ${profit} profit on the dishes.`,
      lost: (day: string, revenue: string, loss: string) =>
        `${day}: ${revenue} taken in, ${loss} lost on the dishes.`,
      /** Beside any profit and what is left; `dishes` lists `count` names, as `items` does. */
      unknownCost: (count: number, dishes: string) =>
        `Ingredient cost of ${number(count)} ${plural(count, { one: 'dish', other: 'dishes' })} not known: ${dishes}.`,
      unknownWaste: (count: number, items: string) =>
        `Cost of ${number(count)} thrown-away ${plural(count, { one: 'item', other: 'items' })} not known: ${items}.`,
      notInProfit: (count: number) =>
        plural(count, { one: 'It is not in the profit.', other: 'They are not in the profit.' }),
      profitUnknown: 'So the profit is not known.',
      left: {
        today: (left: string) => `${left} is left today, after ingredients, expenses and waste.`,
        yesterday: (left: string) =>
          `${left} was left yesterday, after ingredients, expenses and waste.`,
      },
      short: {
        today: (short: string) =>
          `Today you are ${short} short, after ingredients, expenses and waste.`,
        yesterday: (short: string) =>
          `Yesterday you are ${short} short, after ingredients, expenses and waste.`,
      },
      leftFood: 'For leftover food, tell me what there is and how much.',
      expense: (word: string, amount: string) => `${word} ${amount}`,
      expenses: (day: string, total: string, each: string) => `Expenses ${day}: ${total}. ${each}.`,
      noExpenses: {
        today: 'No expense is written down for today.',
        yesterday: 'No expense is written down for yesterday.',
      },
      unread: 'I cannot read the records right now. Please look at Profit.',
    },
    halfPlates:
      'I count whole plates only, so nothing is written. Say whole plates, or add the half plate to My menu as a dish of its own.',
    notUnderstood: {
      purchase: 'What goes into your dishes counts by its price, not by each purchase.',
      entry:
        'I did not understand what to write down, so nothing is written. For plates, say: two masala dosa sold. For an expense: gas 300 rupees.',
      price: 'For a price: tomatoes 40 rupees a kilo.',
    },
    noSuch: (name: string) =>
      `I find no ${name} at your stall, so nothing is written. You can add it in My menu.`,
    preparation: (name: string) =>
      `${name} is made at your stall: its cost comes from its recipe, and it is not sold by the plate. Nothing is written.`,
    dropped: 'All right, nothing is written.',
    newDay: 'A new day has begun since I asked. Nothing is written. Please say it again.',
    needsStall:
      'To write that down, I need your stall first: your dishes and your prices. Nothing is written.',
  },
  /** Said to a helper of the stall. */
  helper: {
    example: 'For the count, ask: how many plates today.',
    help: 'I can count the plates that you sell and write down expenses, fix a dish or an ingredient, and turn leftovers into a special.',
    money:
      'Costs, profit and ingredient prices are for the owner alone. I can tell you the plates of today.',
    days: 'Other days are for the owner alone. I can tell you of today.',
    change: 'Only the owner changes prices. Nothing is written.',
    pastDay: 'Only the owner changes other days. Nothing is written.',
    noSuch: (name: string) =>
      `I find no ${name} at this stall, so nothing is written. Only the owner changes prices and the menu.`,
    notYet: 'The dishes of this stall are not on this phone yet. Nothing is written.',
  },
  call: {
    /** What the voice service's model says where the app did not say what was written. */
    lookAtScreen: 'Jo likha gaya, woh screen par hai. Nahi dikhe to phir se boliye.',
  },
});

export type Messages = ReturnType<typeof messages>;
