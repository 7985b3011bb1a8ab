import type { Messages } from './en';

export const messages = (): Messages => ({
  title: 'Thele par haath batayein',
  titleOf: (stall) => `${stall} ne aapko ginne ke liye bulaya hai`,
  looking: 'Dekh rahe hain ki yeh kiska thela hai …',
  nameUnread: 'Yeh kiska thela hai, abhi padha nahin ja saka. Aap phir bhi jud sakte hain.',
  subtitle: 'Koi aapko apne thele par ginne ke liye bula raha hai.',
  means: [
    'Aap apne phone par aaj ki plates ginte hain aur kharcha bharte hain; doosre apne phone par saath-saath ginte hain.',
    'Aapko dishes, unke bechne ke daam aur aaj ki ginti dikhti hai.',
    'Saamaan ke daam, recipe, munafa aur baaki din maalik ke paas rehte hain.',
    'Maalik ko aapka naam, aapka email ya phone number aur aapki entries dikhti hain. Aapko maalik ka email ya number dikhta hai. Aap jab chaahein chhod sakte hain.',
  ],
  ownRecords: 'Is phone par aapka ab tak ka gina hua yahin rahega, is thele se alag.',
  otherStalls:
    'Aapka doosra thela waisa hi rahega. Apne account ke page par aap dono mein badal sakte hain.',
  signInFirst:
    'Pehle sign in karein, ya account nahin hai to sign up karein. Phir aap isi page par laut aayenge; tab tak yeh bulaava is phone mein rahega, zyada se zyada ek din.',
  name: 'Aapka naam, jo maalik ko dikhega',
  nameMissing: 'Apna naam likhein.',
  join: 'Is thele se judein',
  joining: 'Jod rahe hain …',
  notNow: 'Abhi nahin',
  joined: 'Ab aap is thele se jud gaye hain. Yahan ginein.',
  offline: 'Judne ke liye internet chahiye.',
  toStart: 'Shuru ke page par',
  faults: {
    none: {
      title: 'Yahan koi bulaava nahin hai',
      text: 'Link poora nahin hai. Use message se ek baar phir kholein, ya maalik se naya maangein.',
    },
    invite_unknown: {
      title: 'Yeh link sahi nahin hai',
      text: 'Shayad woh istemaal ho chuka, ek din se purana hai, ya uska koi hissa chhoot gaya. Use message se ek baar phir kholein, ya maalik se naya maangein.',
    },
    invite_expired: {
      title: 'Yeh link purana ho gaya',
      text: 'Link 24 ghante chalta hai. Maalik se naya maangein.',
    },
    invite_used: {
      title: 'Yeh link kaam mein aa chuka hai',
      text: 'Har link ek hi vyakti ke liye hai. Maalik se naya maangein.',
    },
    already_member: {
      title: 'Aap is thele se pehle hi jude hain',
      text: 'Judne ko kuch nahin hai. Agar yeh aapka apna thela hai to link apne helper ko bhejein.',
    },
    too_many: {
      title: 'Is thele mein jagah nahin hai',
      text: 'Is thele par jitne helper ho sakte hain, utne hain. Maalik se poochhein.',
    },
  },
});
