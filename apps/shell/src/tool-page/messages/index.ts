import { catalogue } from '@thela/language';
import { messages } from './en';

export const { useMessages } = catalogue(messages, {
  'hi-IN': () => import('./hi'),
  'te-IN': () => import('./te'),
  'hi-Latn-IN': () => import('./hi-latn'),
});
