import type { Messages } from './en';

export const messages = (): Messages => ({
  code: '6 अंकों का कोड',
  resend: { send: 'मेल फिर से भेजें', sending: 'भेजा जा रहा है …' },
  resendMessage: { send: 'कोड फिर से भेजें', sending: 'भेजा जा रहा है …' },
  wait: (seconds) => `${seconds} सेकंड`,
  waitTold: (seconds) => `क़रीब ${seconds} सेकंड में चलेगा`,
  free: 'अब इसे फिर से भेज सकते हैं।',
});
