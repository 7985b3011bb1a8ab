import { catalogue } from '../../catalogue';
import { messages } from './en';

export const { useMessages, messagesIn, messagesNow } = catalogue(messages, {
  'hi-IN': () => import('./hi'),
  'te-IN': () => import('./te'),
  'hi-Latn-IN': () => import('./hi-latn'),
});
export { messages as englishMessages } from './en';
export type { Messages } from './en';
