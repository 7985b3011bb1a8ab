import type { Messages } from './en';

export const messages = (): Messages => ({
  stall: 'नमूने का ठेला',
  stays: 'यहाँ जो दबाएँगे, वह पेज दोबारा खोलने तक रहेगा।',
});
