import type { Messages } from './en';

export const messages = (): Messages => ({
  unnamed: 'మీ బండి',
  open: 'నా బండి',
  plates: 'ప్లేట్లు',
  count: 'ప్లేట్లు లెక్కపెట్టండి',
  byDish: 'ఈ రోజు ఐటమ్ వారీగా',
});
