import type { Messages } from './en';

export const messages = (): Messages => ({
  share: 'Bhejein',
  whatsApp: 'WhatsApp se bhejein',
  picture: 'Photo',
  copy: 'Copy karein',
  print: 'Print karein',
  copied: 'Copy ho gaya.',
  notCopied: 'Copy nahin hua. Aap ise print kar sakte hain.',
  notShared: 'Bheja nahin ja saka. Aap ise copy kar sakte hain.',
  saved: 'Photo save ho gayi.',
  notDrawn: 'Photo nahin ban saki. Aap message bhej sakte hain.',
});
