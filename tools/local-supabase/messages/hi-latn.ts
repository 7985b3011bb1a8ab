import type { Words } from '@thela/language/words';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  mails: {
    signup: {
      subject: 'Apna account pakka karein',
      text: (site) =>
        `Kisi ne is address se ${site} par account banaya hai. Agar woh aap hain, to pakka karein ki yeh address aapka hai.`,
      action: 'Address pakka karein',
    },
    recovery: {
      subject: 'Apna password badlein',
      text: (site) =>
        `Koi ${site} par is address ka password bhool gaya hai aur uske bina sign in karna chahta hai. Agar woh aap nahin hain, to kuch na karein.`,
      action: 'Is link se sign in karein',
    },
    code: 'Code, jahan maanga jaaye:',
  },
  mailbox: {
    title: (count) => `Mailbox (${number(count)})`,
    heading: 'Mailbox',
    notSent: 'Yahan ka koi mail bheja nahin gaya hai.',
    whereKept: 'Jo mail asli backend bhejta, unhein local backend sirf isi machine par rakhta hai.',
    empty: 'Abhi khaali hai.',
    count: (count) => (count === 1 ? '1 mail.' : `${number(count)} mail, sabse naya sabse upar.`),
    emptyHeading: 'Naye account ke mail yahan dikhenge',
    emptyText:
      'Site par kisi bhi address se account banayein, jaise asha@example.in. Phir yeh page dobara kholein: address pakka karne ka link mail mein hoga.',
    again: 'Phir dekhein',
    to: (address) => `Kise: ${address}`,
    closed: 'Iska link istemaal ho chuka hai, badal diya gaya hai ya purana ho gaya hai.',
  },
  provider: {
    title: (name) => `${name} ki jagah local page`,
    isNot: (name) => `Yeh ${name} nahin hai.`,
    whoItIs:
      'Is machine par uska kaam local backend karta hai. Password nahin maanga jaata aur is computer se kuch bahar nahin jaata.',
    heading: (name) => `Naqli ${name} account se sign in karein`,
    asks: (site) => `${site} aapke account ka email address aur naam jaanna chahta hai.`,
    address: 'Naqli account ka email address',
    invalid: 'Email address aise likhein: asha@example.in',
    allow: 'Ijaazat dein',
    deny: 'Mana karein',
  },
  signInOver: {
    title: 'Yeh sign in khatam ho chuka hai',
    text: 'Yeh pehle istemaal ho chuka hai, ya ismein bahut der ho gayi. Site par lautein aur phir se shuru karein.',
    back: 'Site par lautein',
  },
});
