import type { Messages } from './en';

export const messages = (): Messages => ({
  unnamed: 'आपका ठेला',
  open: 'मेरा ठेला',
  plates: 'प्लेट',
  count: 'प्लेटें गिनें',
  byDish: 'आज हर डिश',
});
