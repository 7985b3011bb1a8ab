import type { Messages } from './en';

export const messages = (): Messages => ({
  purpose:
    'Password koi bhaanp sakta hai ya chura sakta hai. Phir bhi koi aur andar na aaye, woh yahan set karein.',
  loading: 'Dekh rahe hain …',
  cancel: 'Rehne dein',
  since: (day) => `${day} se`,
  lastUsed: (day) => `Pichhli baar ${day} ko istemaal hua`,
  nothingOffered:
    'Abhi yahan kuch set nahin ho sakta: yeh page chalane walon ne ise chalu nahin kiya hai. Lamba password rakhein, jo aap aur kahin na lagate hon.',
  hints: {
    totp: 'Phone ka ek app code dikhata hai. Free, bina network ke bhi.',
    phone: 'Hum aapke number par code bhejte hain. Signal chahiye.',
    webauthn: 'Ek chhoti key, jo phone mein lagti hai ya us se satayi jaati hai.',
  },
  phoneName: 'Mera phone',
  numberEnding: (digits) => `Number ke aakhri ank ${digits}`,
  factors: {
    heading: 'Doosra step',
    text: 'Password ke baad aap ek aur cheez dikhate hain, jo sirf aapke paas hai. Jise password pata ho, woh bhi andar nahin aa sakta.',
    add: 'Doosra step jodein',
    addAnother: 'Ek aur jodein',
    list: 'Aapke doosre step',
    advice:
      'Ek aur jod lein, doosre phone par ya doosri tarah ka. Yeh kho jaaye, to us se andar aa sakenge.',
    off: (kind) => `“${kind}” yahan chalu nahin hai.`,
    added: (name) => `“${name}” set ho gaya. Ab sign in karte samay yeh maanga jaayega.`,
  },
  remove: {
    action: 'Hatayein',
    named: (name) => `“${name}” ko hatayein`,
    question: (name) => `“${name}” ko hatana hai?`,
    text: 'Phir aap is se sign in nahin kar paayenge. Baaki jo set hai, woh rahega.',
    last: 'Aapke paas yahi ek hai. Iske baad kisi bhi phone par sirf password se aapka account khul jaayega.',
    working: 'Hat raha hai …',
    done: (name) => `Hata diya: “${name}”`,
  },
  setUp: {
    name: 'Naam',
    nameHint: 'Taaki aap ise pehchaan sakein.',
    nameRequired: 'Naam likhein',
    others: 'Aap aur jahan bhi sign in hain, wahan sign out ho jaayenge.',
    next: 'Aage',
    working: 'Ek pal …',
    confirm: 'Pakka karein',
    checking: 'Jaanch rahe hain …',
    app: {
      scan: 'Koi authenticator app kholein, jaise Google Authenticator, aur usmein yeh account jodein:',
      open: 'Isi phone ka app kholein',
      other: 'Ya doosre phone se ise scan karein:',
      qr: 'Authenticator app ke liye QR code',
      key: 'Ya app mein yeh setup key likhein:',
      copy: 'Setup key copy karein',
      copied: 'Setup key copy ho gayi.',
      copyFailed: 'Setup key copy nahin ho paayi. Use der tak dabakar khud copy karein.',
      secret: 'Yeh kisi ko na dikhayein: is se koi bhi aapke code bana sakta hai.',
      code: 'Ab app jo code dikhaye, woh likhein.',
      codeLabel: 'App ka code',
    },
    phone: {
      send: 'Code bhejein',
      sent: (number) => `Humne ${number} par code bheja hai. Use yahan likhein.`,
      resent: 'Code phir se bhej diya hai.',
    },
    key: {
      text: 'Security key paas rakhein. Ab browser use maangega.',
      next: 'Security key set karein',
      waiting: 'Security key ka intezaar hai …',
    },
  },
  lost: {
    heading: 'Phone kho jaaye to',
    text: 'Apne doosre wale se sign in karein. Phir khoya hua yahan hata dein.',
    operator:
      'Sab kho jaayein, to sirf yeh page chalane wale ek ko hata sakte hain. Woh poochhenge ki aap kaun hain.',
    write: 'Yahan likhein:',
  },
  passkeys: {
    heading: 'Aapka fingerprint',
    text: 'Fingerprint, chehre ya phone ke lock se sign in karein. Na password likhna hai, na chori hone ka dar.',
    alsoFactor: 'Doosra step phir bhi maanga jaayega.',
    list: 'Aapke fingerprint',
    add: 'Is phone ka fingerprint lagayein',
    adding: 'Fingerprint ka intezaar hai …',
    defaultName: 'Mera fingerprint',
    added: (name) => `“${name}” set ho gaya. Agli baar is se sign in kar sakte hain.`,
    offer: {
      text: 'Agli baar bas ungli lagakar sign in karein: na password, na code.',
      setUp: 'Fingerprint lagayein',
      notNow: 'Abhi nahin',
    },
    unable:
      'Is browser mein yeh set nahin ho sakta. Phone par Chrome ya Safari mein koshish karein.',
    rename: 'Naam badlein',
    renameNamed: (name) => `“${name}” ka naam badlein`,
    save: 'Save karein',
    renamed: (name) => `Ab iska naam “${name}” hai.`,
    removeText:
      'Phir aap is se sign in nahin kar paayenge. Ise phone ke save kiye password mein se bhi hata dein.',
  },
});
