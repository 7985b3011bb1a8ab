import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  refused: (message) => `AI service ne mana kiya: ${message}`,
  somethingWrong: 'Kuch gadbad hui',
  noText: {
    advice: 'AI se koi salaah nahin mili.',
    recipe: 'Sahi recipe nahin ban paayi.',
    strategy: 'Plan nahin mil paaya. Phir koshish karein.',
    reply: 'AI se koi jawab nahin mila.',
  },
  unreachable: (message) => `AI service se jud nahin paaye, apna internet dekhein. (${message})`,
  unreadable: (message) => `AI ka jawab padha nahin ja saka. (${message})`,
  timedOut: (seconds) =>
    `${number(seconds)} second mein koi jawab nahin aaya. Phir koshish karein.`,
  tooLong: (letters, most) =>
    `Yeh bahut lamba hai: ${number(letters)} akshar. ${number(most)} tak rakhein.`,
  tooMany: (rows, most) =>
    `Line bahut zyada hain: ${number(rows)}. Ek baar mein zyada se zyada ${number(most)} poochhein.`,
  cutOff: 'Yeh jawab beech mein hi kat gaya. Poora paane ke liye ek baar mein kam poochhein.',
});
