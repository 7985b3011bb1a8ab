import type { Messages } from './en';

export const messages = (): Messages => ({
  unnamed: 'Aapka thela',
  open: 'Mera thela',
  plates: 'Plate',
  count: 'Plates ginein',
  byDish: 'Aaj har dish ka hisaab',
});
