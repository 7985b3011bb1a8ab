import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  send: 'Bhejein',
  whatsApp: 'WhatsApp se bhejein',
  otherApp: 'Doosra app',
  close: 'Band karein',
  picture: 'Photo',
  copy: 'Copy karein',
  print: 'Print karein',
  copied: 'Copy ho gaya.',
  notCopied: 'Copy nahin hua. Aap ise print kar sakte hain.',
  notShared: 'Bheja nahin ja saka. Aap ise copy kar sakte hain.',
  saved: 'Photo save ho gayi. Downloads mein na mile to text bhejein.',
  notDrawn: 'Photo nahin ban saki. Aap message bhej sakte hain.',
  plates: (count) => `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`,
  left: 'Haath mein bacha',
  uncosted: 'Usmein se, jinki laagat pata nahin',
  figures: {
    plates: 'Biki plates',
    revenue: 'Bikri',
    ingredientCost: 'Saamaan ki laagat',
    profit: 'Munafa',
    expenses: 'Kharcha',
    waste: 'Barbaadi',
  },
  soFar: (day) => `${day}, ab tak`,
  todaySoFar: 'Aaj ka hisaab ab tak ka hai.',
  dishes: 'Sabse zyada biki',
  otherDishes: (count) => `${number(count)} aur dishes`,
});
