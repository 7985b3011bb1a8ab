import type { Messages } from './en';

export const messages = (): Messages => ({
  heading: 'Bas ek aur step',
  subtitle: (account) => `Aap ${account} se sign in kar rahe hain.`,
  app: {
    ask: (product) =>
      `Apna authenticator app kholein aur ${product} ke liye dikh rahe 6 ank yahan likhein.`,
  },
  phone: {
    ask: (end) =>
      `Hum SMS se ek code us phone par bhejenge jiska number ${end} par khatam hota hai.`,
    send: 'Code bhejein',
    sending: 'Bhej rahe hain …',
    sent: (end) =>
      `Code us number par bhej diya hai jo ${end} par khatam hota hai. Use yahan likhein.`,
  },
  key: {
    ask: 'Wahi security key, fingerprint ya screen lock istemaal karein jo aapne is account ke liye set kiya tha.',
    use: 'Security key istemaal karein',
    waiting: 'Security key ka intezaar hai …',
  },
  submit: 'Aage badhein',
  submitting: 'Check kar rahe hain …',
  otherWays: 'Doosra tareeka',
  kinds: { totp: 'Authenticator app', phone: 'SMS se code', webauthn: 'Security key' },
  named: (kind, name) => `${kind}: “${name}”`,
  lost: {
    question: 'Phone ya security key kho gayi?',
    write: 'Humein likhein. Jab pakka ho jaayega ki aap hi hain, hum doosra step hata denge:',
    ask: 'Is site ko chalane walon se kahein. Jab pakka ho jaayega ki aap hi hain, woh doosra step hata sakte hain.',
  },
  cancel: 'Rehne dein aur sign out karein',
  unknown: 'Yeh page aapke doosre step ko nahin pehchaanta. Page dobara load karein ya madad lein.',
});
