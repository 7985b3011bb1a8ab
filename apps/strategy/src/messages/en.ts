import { heading } from '../../tool.json';

/** Every word of this tool that a person reads. The tiffin items have theirs in the kitchen book. */
export const messages = () => ({
  title: heading,
  subtitle: 'What to push, price and pair today',
  sessionId: 'Session ID:',
  sessionNote: 'Note: This is a temporary ID. Data is not saved after refresh.',
  row: {
    heading: (number: number) => `Tiffin Item #${number}`,
    item: 'Tiffin item',
    chooseItem: 'Select an item',
    /** Heads the vendor's own dishes in the list of items. */
    ownDishes: 'My dishes',
    ingredientPrice: 'Ingredient price a day (₹)',
    dailySales: 'Sales a day (plates)',
    perPlateProfit: 'Profit per plate (₹)',
    remove: 'Remove',
  },
  books: {
    fill: 'Strategy from my books',
    reading: 'Reading your books…',
    bringBack: 'Bring back what I had entered',
    /** Below the note on the session: days with sales, at least three, then the first and the last of them. */
    filled: (days: number, first: string, last: string) =>
      `Filled from your books: the average of ${days} days with sales, ${first} to ${last}.`,
    failed: 'Your books could not be read. Nothing was filled in. Please try again.',
    tooFewDays: (needed: number, there: number) =>
      `Nothing was filled in: this needs ${needed} days with sales that are over. Your books have ${there}.`,
    tooFewPlates:
      'Nothing was filled in: on your last days with sales, no dish of the menu sold enough plates.',
    row: 'From your books.',
    changed: (fields: string) => `Changed by you: ${fields}.`,
    costUnknown: (dishes: string) => `Left out, as their cost is not known: ${dishes}.`,
  },
  add: 'Add Another Tiffin Item',
  ask: 'Get Daily Strategy',
  asking: 'Generating...',
  fault: {
    'no-rows': 'Please add at least one tiffin item to get a strategy.',
    incomplete: 'Please fill in all input fields and select a Tiffin Item for all added entries.',
  },
  result: {
    heading: 'AI Sales Strategy',
    loading: 'Generating strategy...',
    /** Above a strategy whose rows were changed since. */
    ofOthers: (ask: string) =>
      `This plan is for what was entered before. Press "${ask}" for a new one.`,
    failure: (message: string) => `An error occurred: ${message}`,
  },
  failureToast: 'An error occurred. Please check your network connection and API key.',
  empty:
    'Enter data for your tiffin items and click "Get Strategy" to receive a daily sales strategy.',
  invitation: 'Or see how it is done:',
  example: 'Fill in Idli and Dosa as an example',
});

export type Messages = ReturnType<typeof messages>;
