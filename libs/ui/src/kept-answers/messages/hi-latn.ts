import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  question: 'Kya yeh kaam aaya?',
  verdicts: { helped: 'Kaam aaya', 'did-not-help': 'Kaam nahin aaya' },
  comesFirst: 'Phir yahi poochhenge to pehle yeh dikhega.',
  notKept: {
    full: 'Yeh jawab rakha nahin gaya: phone mein jagah nahin bachi.',
    blocked: 'Yeh jawab rakha nahin gaya: browser kuch bhi save nahin karta.',
    'too-large': 'Yeh jawab rakha nahin gaya: yeh bahut lamba hai.',
  },
  own: 'Aapka apna',
  helpedOn: (day) => `${day} ko yeh aapke kaam aaya`,
  youAsked: (text) => `Aapne poochha tha: ${text}`,
  open: (count) => (count > 0 ? `Purane jawab (${number(count)})` : 'Purane jawab'),
  close: 'Purane jawab chhupayein',
  where: 'Aapke pichhle 20 jawab. Yeh sirf is phone mein hain.',
  empty:
    'Abhi koi jawab nahin hai. Aap jo poochhenge woh yahan rahega, sirf is phone mein: pichhle 20 jawab.',
  cutOff: 'Yeh jawab beech mein hi kat gaya tha.',
  danger: 'Yeh jawab nahin dikhaya jaata: ho sakta hai woh khana safe na ho.',
  delete: 'Hatayein',
  deleteOf: (text) => `“${text}” ka jawab hatayein`,
  deleteAll: 'Sab hatayein',
  deleted: (count) =>
    plural(count, { one: 'Jawab hat gaya.', other: `${number(count)} jawab hat gaye.` }),
  undo: 'Wapas layein',
  notRestored: 'Sab wapas nahin aa paaya: phone mein jagah nahin bachi.',
  loading: 'Purane jawab aa rahe hain…',
  failed: 'Purane jawab dikhaye nahin ja sake. Woh khoye nahin hain.',
  retry: 'Phir koshish karein',
});
