import type { Messages } from './en';

export const messages = (): Messages => ({
  label: 'Kis cheez ka',
  categories: {
    gas: 'Gas',
    ice: 'Baraf',
    help: 'Mazdoori',
    rent: 'Kiraya ya mahine ka',
    other: 'Aur kuch',
  },
  named: (category, note) => `${category}, ${note}`,
  amount: (category) => `${category}: kitne ₹?`,
  note: 'Naam (chaahein to)',
  add: 'Jodein',
  missing: '0 se zyada rakam bharein.',
  notANumber: 'Koi number bharein, jaise 150.',
  tooHigh: 'Kharcha zyada se zyada ₹1,00,00,00,000 ho sakta hai.',
});
