import type { Messages } from './en';

export const messages = (): Messages => ({
  label: 'किस चीज़ का',
  categories: { gas: 'गैस', ice: 'बर्फ़', help: 'मज़दूरी', rent: 'किराया या माहवार', other: 'और कुछ' },
  named: (category, note) => `${category}, ${note}`,
  amount: (category) => `${category}: कितने ₹?`,
  note: 'नाम (चाहें तो)',
  add: 'जोड़ें',
  missing: '0 से ज़्यादा रक़म भरें।',
  notANumber: 'कोई नंबर भरें, जैसे 150।',
  tooHigh: 'ख़र्च ज़्यादा से ज़्यादा ₹1,00,00,00,000 हो सकता है।',
});
