import type { Messages } from './en';

export const messages = (): Messages => ({
  code: '6 digit ka code',
  resend: { send: 'Mail phir se bhejein', sending: 'Bheja ja raha hai …' },
  resendMessage: { send: 'Code phir se bhejein', sending: 'Bheja ja raha hai …' },
  wait: (seconds) => `${seconds} second`,
  waitTold: (seconds) => `Kareeb ${seconds} second mein chalega`,
  free: 'Ab ise phir se bhej sakte hain.',
});
