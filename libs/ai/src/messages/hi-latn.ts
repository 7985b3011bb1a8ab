import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  refused: (message) => `AI service ne mana kiya: ${message}`,
  somethingWrong: 'Kuch gadbad hui',
  noText: {
    advice: 'AI se koi salaah nahi mili.',
    recipe: 'Sahi recipe nahi ban paayi.',
    strategy: 'Plan nahi mil paaya. Phir koshish karein.',
    reply: 'AI se koi jawab nahi mila.',
  },
  unreachable: (message) => `AI service se jud nahi paaye, apna internet dekhein. (${message})`,
  unreadable: (message) => `AI ka jawab padha nahi ja saka. (${message})`,
  timedOut: (seconds) => `${number(seconds)} second mein koi jawab nahi aaya. Phir koshish karein.`,
  tooLong: (letters, most) =>
    `Yeh bahut lamba hai: ${number(letters)} akshar. ${number(most)} tak rakhein.`,
  tooMany: (rows, most) =>
    `Line bahut zyada hain: ${number(rows)}. Ek baar mein zyada se zyada ${number(most)} poochein.`,
  cutOff: 'Yeh jawab beech mein hi kat gaya. Poora paane ke liye ek baar mein kam poochein.',
});
