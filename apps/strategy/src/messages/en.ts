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
    ingredientPrice: 'Ingredient price a day (₹)',
    dailySales: 'Sales a day (plates)',
    perPlateProfit: 'Profit per plate (₹)',
    remove: 'Remove',
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
    failure: (message: string) => `An error occurred: ${message}`,
  },
  failureToast: 'An error occurred. Please check your network connection and API key.',
  empty:
    'Enter data for your tiffin items and click "Get Strategy" to receive a daily sales strategy.',
  invitation: 'Or see how it is done:',
  example: 'Fill in Idli and Dosa as an example',
});

export type Messages = ReturnType<typeof messages>;
