import { catalogue } from '@thela/language';
import { messages } from './en';

export const { useMessages, messagesNow, messagesIn } = catalogue(messages, {
  'hi-IN': () => import('./hi'),
  'te-IN': () => import('./te'),
  'hi-Latn-IN': () => import('./hi-latn'),
});
export type { FailureText, Messages } from './en';
