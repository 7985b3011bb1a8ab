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
    magiclink: {
      subject: 'Sign in karein',
      text: (site) =>
        `Koi is address se ${site} par sign in karna chahta hai. Agar woh aap nahin hain, to kuch na karein.`,
      action: 'Is link se sign in karein',
    },
    recovery: {
      subject: 'Apna password badlein',
      text: (site) =>
        `Koi ${site} par is address ka password bhool gaya hai aur uske bina sign in karna chahta hai. Agar woh aap nahin hain, to kuch na karein.`,
      action: 'Is link se sign in karein',
    },
    email_change: {
      subject: 'Naya address pakka karein',
      text: (site, newEmail) =>
        `${site} ke account ka naya address ${newEmail} hoga. Agar aap yeh chahte hain, to aise har mail mein ise pakka karein: ek mail puraane address par jaata hai, ek naye par. Agar nahin chahte, to kuch na karein.`,
      action: 'Naya address pakka karein',
    },
    reauthentication: {
      subject: 'Aapka code',
      text: (site) =>
        `${site} par aapke account mein sign in kiya hua koi uska password badalna chahta hai. Agar woh aap hain, to yeh code wahan likhein. Agar nahin, to yeh kisi ko na batayein.`,
    },
    code: 'Code, jahan maanga jaaye:',
  },
  texts: {
    code: (code) => `${code} aapka code hai. Yeh kisi ko na batayein.`,
  },
  mailbox: {
    title: (count) => `Mailbox (${number(count)})`,
    heading: 'Mailbox',
    notSent: 'Yahan ka kuch bhi bheja nahin gaya hai.',
    whereKept:
      'Jo mail aur message asli backend bhejta, unhein local backend sirf isi machine par rakhta hai.',
    empty: 'Abhi khaali hai.',
    count: (count) =>
      count === 1 ? '1 message.' : `${number(count)} message, sabse naya sabse upar.`,
    emptyHeading: 'Mail aur message yahan dikhenge',
    emptyText:
      'Site par kisi bhi address se account banayein, jaise asha@example.in, ya kisi bhi phone number se. Phir yeh page dobara kholein: link ya code message mein hoga.',
    again: 'Phir dekhein',
    to: (address) => `Kise: ${address}`,
    textMessage: 'Phone ka message',
    closed: 'Iska link istemaal ho chuka hai, badal diya gaya hai ya purana ho gaya hai.',
    codeClosed: 'Iska code istemaal ho chuka hai, badal diya gaya hai ya purana ho gaya hai.',
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
