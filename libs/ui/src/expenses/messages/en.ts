export const messages = () => ({
  label: 'For what',
  categories: { gas: 'Gas', ice: 'Ice', help: 'Help', rent: 'Rent or monthly', other: 'Other' },
  named: (category: string, note: string) => `${category}, ${note}`,
  amount: (category: string) => `${category}: how many ₹?`,
  note: 'A word (if you like)',
  add: 'Add',
  missing: 'Enter an amount above 0.',
  notANumber: 'Enter a number, such as 150.',
  tooHigh: 'An expense can be ₹1,00,00,00,000 at most.',
});

export type Messages = ReturnType<typeof messages>;
