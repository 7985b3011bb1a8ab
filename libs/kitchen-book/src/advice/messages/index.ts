import { catalogue } from '@thela/language';
import { messages } from './en';

export const { messagesNow, messagesIn } = catalogue(messages, {
  'hi-IN': () => import('./hi'),
  'te-IN': async () => ({ messages }),
  'hi-Latn-IN': async () => ({ messages }),
});
export type { Messages } from './en';
