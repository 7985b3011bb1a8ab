import type { Messages } from './en';

export const messages = (): Messages => ({
  purpose: 'आपका नाम, आपसे संपर्क कहाँ हो, और आप साइन इन कैसे करते हैं।',
});
