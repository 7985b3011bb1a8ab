import type { Messages } from './en';

export const messages = (): Messages => ({
  title: 'AI Rasoi Saathi',
  subtitle: 'Aaj ke saamaan ke hisaab se recipe',
  question: {
    heading: 'Aaj ke ingredients kaise hain?',
    help: 'Bataiye ki aaj kya alag hai: khatta, paani wala, purana, zyada paka, aur kitna hai. Hindi, English ya dono mein.',
    placeholder:
      'Jaise: Aaj tamatar bahut khatte hain, 2 kg hai…\nYa: Aloo paani chhod rahe hain aur batter phoola nahin',
    ask: 'AI se salaah lein',
    record: 'Bolkar bataiye',
    listening: 'Sun raha hai...',
  },
  thinking: (assistant) => `${assistant} soch raha hai...`,
  suggestion: (assistant) => `${assistant} ki salaah`,
  dismiss: 'Yeh message hatayein',
  empty: 'Yahan aapko ek saaf badlaav milega, taaki swaad roz jaisa rahe.',
  invitation: 'Inmein se koi try karein:',
  examples: [
    'Aaj tamatar bahut khatte hain, 2 kg',
    'Dosa batter mein khameer nahin utha',
    'Sambar mein namak zyada ho gaya',
  ],
  fault: {
    empty: 'Pehle bataiye ki aaj ke ingredients kaise hain!',
    unsupported: 'Maaf kijiye, yeh browser boli hui baat nahin likh sakta. Neeche type karein.',
    failed: (code) => `Awaaz sunne mein dikkat hui: ${code}`,
  },
});
