import type { Words } from '@thela/language';
import type { Intent } from '@thela/understanding';

/**
 * What the assistant says; all of it is read aloud. An amount of money, a unit, a day and a list come as text.
 * Where a text has forms for `earns` and `loses`, the amount is never negative.
 */
export const messages = ({ number, plural }: Words) => ({
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
    'sous-chef': 'If something is wrong with the food, tell me, like: tomatoes are sour.',
    profit: 'For money, say: what does one masala dosa cost me.',
    'zero-waste': 'For leftovers, say: I have five idlis and some sambar left.',
  },
  talk: {
    greeting: (assistant: string) => `Namaste! I am ${assistant}. How can I help?`,
    help: 'I can help with three things: fixing a dish or an ingredient that went wrong, telling you what a plate costs and which dish to push more, and turning leftovers into a special.',
    counting: 'And I count what you sell, say: two masala dosa sold.',
    thanks: 'You are welcome. What next?',
    agreed: 'All right. What next?',
    stop: 'All right, I will keep quiet now. Speak when you need me.',
    normal: 'All right, back to normal.',
    /** Before what it can do. */
    notMyField: 'Sorry, I cannot help with that.',
    weather: 'Sorry, I cannot tell you about the weather: look in a weather app.',
    /** To who asks whether it is a person. */
    machine: 'I am a program, not a person.',
    language:
      'Choose it in the menu, under “Language”: English, Hindi, Telugu or Hinglish. I know no other.',
    credit:
      'I do not keep udhaar accounts, only what you sell and spend. Write the name and the amount in a notebook.',
    bank: 'I cannot see UPI, bank or loans: look in your payment app, or ask your bank. For a loan, ask there about Mudra or PM SVANidhi. Tell nobody your PIN or OTP; if you were cheated, call 1930 at once.',
    /** To who tells of a customer that quarrels, steals or does not pay. */
    trouble:
      'I am sorry to hear that. Stay calm, and take the money before you serve. If somebody threatens, steals or hits, call the police: 112.',
  },
  /** First aid, and whom to ask. */
  health: {
    burn: 'Hold the burn under cool running water for 20 minutes, then cover it with a clean cloth. No toothpaste, oil or ice. If it is large, has blisters or is on the face, see a doctor; in an emergency call 112 or 108.',
    cut: 'Press a clean cloth on the cut until the bleeding stops, then wash it and cover it. If it is deep or goes on bleeding, go to a doctor at once, or call 108.',
    eye: 'Rinse the eye with clean water for 15 minutes and do not rub it. If oil got in, or it stays red or sore, see a doctor.',
    other:
      'I am no doctor: please ask a doctor or at a medical shop. Whoever has fever, vomiting or loose motions should not cook for others. In an emergency call 112 or 108.',
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
  /** To be tapped, in the order of the question. */
  roles: ['Sous-chef', 'Profit', 'Zero waste'] as readonly string[],
  notUnderstood: 'Sorry, I did not understand that.',
  /** What a sentence may mean, each to be tapped, which is as if it had been said plainly. */
  guess: (choices: string) => `I am not sure. Do you mean ${choices}?`,
  guesses: {
    fault_bitter: 'It tastes bitter',
    fault_bland: 'It has no taste',
    fault_burnt: 'It got burnt',
    fault_chewy: 'It is chewy',
    fault_colour: 'The colour is not right',
    fault_curdled_split: 'It curdled',
    fault_hard_dry: 'It is hard or dry',
    fault_mushy: 'It is too soft',
    fault_not_risen: 'It did not rise',
    fault_oil_smoke_foam: 'The oil smokes or foams',
    fault_oily: 'It is too oily',
    fault_salty: 'It is too salty',
    fault_soggy: 'It is not crisp',
    fault_sour: 'It is too sour',
    fault_spicy: 'It is too spicy',
    fault_sticks_tears: 'It sticks or tears',
    fault_sweet: 'It is too sweet',
    fault_thick_lumpy: 'It is too thick',
    fault_undercooked: 'It is raw inside',
    fault_watery: 'It is too thin',
    keep_how: 'How do I keep it fresh',
    leftover_danger: 'Can I still sell it',
    leftover_use: 'What can I make of it',
    sale: 'It was sold',
    waste: 'It was thrown away',
    purchase: 'I bought it',
    expense: 'I paid for it',
    correction: 'Correct the last entry',
    undo: 'Undo the last entry',
    dish_price_set: 'The dish has a new price',
    ingredient_price_set: 'The ingredient has a new price',
    best_dish: 'Which dish earns most',
    worst_dish: 'Which dish earns least',
    busiest_time_day: 'Which day is best',
    dish_cost_profit: 'What does one plate cost me',
    expense_total: 'How much did I spend this week',
    how_many_to_make: 'How much should I make tomorrow',
    money_period: 'How much did I earn this week',
    money_today: 'How much did I earn today',
    promote: 'What should I promote',
    sold_count: 'How many plates today',
    waste_total: 'How much was thrown away this week',
    what_to_buy: 'What must I buy for tomorrow',
    capabilities: 'What can you do',
    language_change: 'Change the language',
    role_chef: 'Be my cook',
    role_money: 'Be my accountant',
  } satisfies Partial<Record<Intent, string>>,
  modelSilent: {
    book: 'The AI did not answer, so this is from the kitchen book.',
    calculated: 'The AI did not answer, so this is from your own figures.',
    nothing: 'The AI did not answer.',
  },
  special: {
    name: (name: string) =>
      `Name it '${name}'. Tomorrow, write it on the board as a limited-time special.`,
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
        `One plate of ${dish} costs you ${cost}. You sell it at ${price}, so you earn ${profit} on each plate, a margin of ${margin}.`,
      loses: (dish: string, cost: string, price: string, loss: string, margin: string) =>
        `One plate of ${dish} costs you ${cost}. You sell it at ${price}, so you lose ${loss} on each plate, a margin of ${margin}.`,
    },
    /** The price is of one plate. */
    plates: {
      bring: (count: number, dish: string, price: string, revenue: string) =>
        `${number(count)} plates of ${dish} at ${price} bring in ${revenue}.`,
      earns: (cost: string, profit: string, margin: string) =>
        `They cost you ${cost}, so you earn ${profit}, a margin of ${margin}.`,
      loses: (cost: string, loss: string, margin: string) =>
        `They cost you ${cost}, so you lose ${loss}, a margin of ${margin}.`,
    },
    sold: {
      none: (dish: string) => `No plate of ${dish} is entered for today.`,
      earns: (dish: string, count: number, revenue: string, profit: string) =>
        `${dish}: ${number(count)} ${plural(count, { one: 'plate', other: 'plates' })} today. Sales ${revenue}, and you earn ${profit}.`,
      loses: (dish: string, count: number, revenue: string, loss: string) =>
        `${dish}: ${number(count)} ${plural(count, { one: 'plate', other: 'plates' })} today. Sales ${revenue}, and you lose ${loss}.`,
      costUnknown: (dish: string, count: number, revenue: string) =>
        `${dish}: ${number(count)} ${plural(count, { one: 'plate', other: 'plates' })} today. Sales ${revenue}; the cost is not known.`,
    },
    earnings: {
      taken: (revenue: string) => `Today's sales are ${revenue}.`,
      earns: (profit: string, margin: string) => `Your profit is ${profit}, a margin of ${margin}.`,
      loses: (loss: string, margin: string) => `You lose ${loss}, a margin of ${margin}.`,
      notKnown: 'The profit is not known.',
      unknown: (dishes: string) =>
        `What ${dishes} cost you is not known, so it is not in the profit.`,
    },
    least: {
      noLosers: 'No dish loses money.',
      margin: (dish: string, margin: string) => `${dish} has your lowest margin, ${margin}.`,
      earns: (dish: string, profit: string) =>
        `${dish} gives you the least: you earn ${profit} on each plate.`,
      loses: (dish: string, loss: string) =>
        `${dish} gives you the least: you lose ${loss} on each plate.`,
    },
    /** Before the figures at another price. */
    whatIf: {
      of: (name: string, price: string) => `${name} at ${price}`,
      with: (changes: string) => `With ${changes}:`,
      unused: 'No dish on your menu uses it.',
      more: (plates: number, amount: string) =>
        `The same ${number(plates)} plates as in the last 30 days bring ${amount} more.`,
      less: (plates: number, amount: string) =>
        `The same ${number(plates)} plates as in the last 30 days bring ${amount} less.`,
    },
    price: (ingredient: string, price: string) => `Your price for ${ingredient} is ${price}.`,
    noPrice: (ingredient: string) => `You have no price for ${ingredient} yet.`,
    offMenu: (dishes: string) => `${dishes} is not on your menu, so I have no figures for it.`,
    noDishFound: 'I did not find a dish of your menu in that.',
    askOfDish: 'Ask, for example, what one plate of a dish costs you.',
    unchanged: 'I have not changed anything. Set it in Profit Optimizer, and I use it at once.',
    promote: {
      steady: 'Your menu is steady.',
      best: (dish: string, margin: string, profit: string) =>
        `${dish} has your best profit margin, ${margin}. It earns you ${profit} a plate.`,
      thatOne: 'Promote that one.',
      dish: (dish: string) => `Promote ${dish}.`,
      doNotShift: (candidate: string, more: string) =>
        `Do not shift: ${candidate} earns you ${more} more a plate.`,
      noGain: (candidate: string) =>
        `No need to shift: ${candidate} earns you just as much a plate.`,
      byMargin: 'By margin alone:',
      more: (other: string, profit: string, best: string, extra: string) =>
        `${other} earns you ${profit} a plate. Every 10 plates you shift from it to ${best} bring you ${extra} more.`,
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
      done: (dishes: string, before: string) => `Done. ${dishes} Earlier it was ${before}.`,
      undone: (dishes: string) => `Undone: ${dishes} in all.`,
      stands: (dishes: string, day: string) => `${dishes}, ${day}: that is the count already.`,
      unread: 'I cannot read the records right now. Nothing is written. Try again, or use Count.',
      twice: 'I heard two counts of one dish. Nothing is written. Please say one.',
    },
    price: {
      planned: (name: string, price: string) => `${name} at ${price}`,
      plannedBefore: (name: string, price: string, before: string) =>
        `${name} at ${price} (earlier ${before})`,
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
        `${name} at ${price} a plate (earlier ${before})`,
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
      given: (what: string, day: string) => `${what} given away ${day}`,
      amount: (amount: number, unit: string, name: string) =>
        `${number(amount, 6)} ${unit} ${name}`,
      sellingPrice: (name: string, price: string) => `${name} at ${price} a plate`,
      dated: (what: string, day: string) => `${what}, ${day}`,
      instead: (now: string, before: string) => `${now}, instead of ${before}`,
      written: (what: string) => `Written down: ${what}.`,
      takenBack: (what: string) => `Taken back: ${what}.`,
      corrected: (before: string, now: string) => `Corrected: ${now}. Earlier: ${before}.`,
      putBack: (what: string) => `As it was: ${what}.`,
      none: (day: string) => `I did not find such an entry ${day}. Nothing is changed.`,
      whichDay: 'Which day? Say yesterday, or a date such as 14 November. Nothing is changed.',
    },
    /** Said after what was written. */
    unsaved: {
      full: 'But it is not saved: this device has no space left. Keep this page open and make some space.',
      blocked: 'But it is not saved: the browser stores nothing here. Keep this page open.',
    },
    failed: 'I could not write that. Please enter it on Count.',
    undo: {
      nothing: 'I have written nothing that I could undo.',
      already: 'That is already undone.',
      tooOld: 'That is too long ago for me. Change it on Count or in My menu.',
      failed: 'I could not undo that. Please change it on Count or in My menu.',
    },
    ask: {
      choose: (choices: string) => `Which one: ${choices}?`,
      chooseOfMany: 'Which one do you mean?',
      undo: (planned: string) => `Shall I undo: ${planned}? Say yes or no.`,
      confirm: (planned: string) => `Shall I write: ${planned}? Say yes or no.`,
      fromNow: (planned: string) =>
        `A price counts from the moment it is written. Shall I write it now: ${planned}? Say yes or no.`,
      purchase: (planned: string) =>
        `What goes into your dishes counts by its price already. Shall I still write it as an expense: ${planned}? Say yes or no.`,
      missing: {
        plates: 'How many plates?',
        price: 'What is the price in rupees?',
        amount: 'How many rupees?',
      },
      nothingYet: 'I have not written anything yet.',
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
        `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })} ${day}, ${revenue}. Sold most: ${most}.`,
      dishEarns: (dish: string, revenue: string, profit: string) =>
        `${dish}, ${revenue} in sales, ${profit} profit`,
      dishLoses: (dish: string, revenue: string, loss: string) =>
        `${dish}, ${revenue} in sales, ${loss} lost`,
      dishCostUnknown: (dish: string, revenue: string) =>
        `${dish}, ${revenue} in sales, cost not known`,
      otherDays:
        'I cannot tell you that about other days here. See Your days at your stall, or Analytics.',
      taken: (day: string, revenue: string) => `${day}: ${revenue} in sales.`,
      earned: (day: string, revenue: string, profit: string) =>
        `${day}: ${revenue} in sales, ${profit} profit on the dishes.`,
      lost: (day: string, revenue: string, loss: string) =>
        `${day}: ${revenue} in sales, ${loss} lost on the dishes.`,
      /** Beside any profit and what is left; `dishes` lists `count` names, as `items` does. */
      unknownCost: (count: number, dishes: string) =>
        `Ingredient cost of ${number(count)} ${plural(count, { one: 'dish', other: 'dishes' })} not known: ${dishes}.`,
      unknownWaste: (count: number, items: string) =>
        `Cost of ${number(count)} thrown-away ${plural(count, { one: 'item', other: 'items' })} not known: ${items}.`,
      notInProfit: (count: number) =>
        plural(count, { one: 'It is not in the profit.', other: 'They are not in the profit.' }),
      profitUnknown: 'So the profit is not known.',
      left: {
        today: (left: string) => `${left} is in hand today, after ingredients, expenses and waste.`,
        yesterday: (left: string) =>
          `${left} was in hand yesterday, after ingredients, expenses and waste.`,
      },
      short: {
        today: (short: string) =>
          `Today you are ${short} short, after ingredients, expenses and waste.`,
        yesterday: (short: string) =>
          `Yesterday you were ${short} short, after ingredients, expenses and waste.`,
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
      `Your stall has no ${name}, so I have not written anything. You can add it in My menu.`,
    preparation: (name: string) =>
      `${name} is made at your stall: its cost comes from its recipe, and it is not sold by the plate. Nothing is written.`,
    /** Of a question: '10 Masala Dosa would be ₹850.' */
    wouldBe: (dishes: string, revenue: string) =>
      `${dishes} would be ${revenue}. Nothing is written.`,
    nothingWritten: 'Nothing is written.',
    oneByOne: 'I heard several things. Nothing is written yet: please say them one by one.',
    newDish:
      'Add the new dish in My menu, with its price and what goes into it. Nothing is written.',
    dropped: 'All right, nothing is written.',
    newDay: 'A new day has begun since I asked. Nothing is written. Please say it again.',
    needsStall:
      'To write that down, I need your stall first: your dishes and your prices. Nothing is written.',
  },
  /** Said to a helper of the stall. */
  helper: {
    example: 'For the count, ask: how many plates today.',
    help: 'I can count the plates that you sell and write down expenses, help when a dish or an ingredient goes wrong, and turn leftovers into a special.',
    money:
      'Costs, profit and ingredient prices are for the owner alone. I can tell you the plates of today.',
    days: 'Other days are for the owner alone. I can tell you about today.',
    change: 'Only the owner changes prices. Nothing is written.',
    pastDay: 'Only the owner changes other days. Nothing is written.',
    noSuch: (name: string) =>
      `I did not find ${name} at this stall, so nothing is written. Only the owner changes prices and the menu.`,
    notYet: 'The dishes of this stall are not on this phone yet. Nothing is written.',
  },
  call: {
    /** What the voice service's model says where the app did not say what was written. */
    lookAtScreen: 'Jo likha gaya, woh screen par hai. Nahi dikhe to phir se boliye.',
  },
});

export type Messages = ReturnType<typeof messages>;
