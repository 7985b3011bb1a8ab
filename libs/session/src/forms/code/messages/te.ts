import type { Messages } from './en';

export const messages = (): Messages => ({
  code: '6 అంకెల కోడ్',
  resend: { send: 'మెయిల్ మళ్ళీ పంపండి', sending: 'పంపుతున్నాం …' },
  resendMessage: { send: 'కోడ్ మళ్ళీ పంపండి', sending: 'పంపుతున్నాం …' },
  wait: (seconds) => `${seconds} సెకన్లు`,
  waitTold: (seconds) => `దాదాపు ${seconds} సెకన్లలో పనిచేస్తుంది`,
  free: 'ఇప్పుడు మళ్ళీ పంపించుకోవచ్చు.',
});
