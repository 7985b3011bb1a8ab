import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  refused: (own, advice) => ({ message: advice, advice: '', detail: own }),
  broken: (own, advice) => ({ message: advice, advice: '', detail: own }),
  somethingWrong: 'Kuch gadbad hui',
  noText: {
    advice: 'AI se koi salaah nahin mili.',
    recipe: 'Sahi recipe nahin ban paayi.',
    strategy: 'Plan nahin mil paaya. Phir koshish karein.',
    reply: 'AI se koi jawab nahin mila.',
  },
  advice: {
    busy: 'Abhi bahut log AI se poochh rahe hain. Ek minute baad phir poochhein, ya taiyaar tip dekhein.',
    busyFor: (wait) => `AI ${wait} baad phir sawaal lega. Tab tak taiyaar tip kaam aayegi.`,
    ill: 'AI mein abhi kuch dikkat hai. Ek minute baad phir poochhein, ya taiyaar tip dekhein.',
    signIn: 'Aapka sign in khatam ho gaya. Phir sign in karein, ya taiyaar tip dekhein.',
    site: 'Yeh site abhi AI se nahin poochh sakti. Site chalane walon ko batayein; tab tak taiyaar tip kaam aayegi.',
    place:
      'Jahan yeh phone dikh raha hai, wahan AI nahin milta. VPN ho to band karein, ya taiyaar tip dekhein.',
    question:
      'AI ne yeh sawaal nahin liya. Chhota karke ya doosre shabdon mein poochhein, ya taiyaar tip dekhein.',
    network:
      'AI ki jagah beech mein kisi aur ne jawab diya. Wi-Fi login maangta ho to pehle woh karein. Phir poochhein, ya taiyaar tip dekhein.',
    offline:
      'AI tak nahin pahunch paaye. Apna internet dekhein aur phir poochhein, ya taiyaar tip dekhein.',
    again: 'AI ka jawab padha nahin ja saka. Phir poochhein, ya taiyaar tip dekhein.',
    otherWords: 'Doosre shabdon mein poochhein, ya taiyaar tip dekhein.',
    shorter: 'Jawab bahut lamba ho gaya. Ek baar mein kam poochhein, ya taiyaar tip dekhein.',
  },
  noBook: 'Taiyaar tip abhi nahin mil paayin. Apna internet dekhein aur phir poochhein.',
  wait: {
    seconds: (count) => `${number(count)} second`,
    minutes: (count) => `${number(count)} minute`,
    hours: (count) => `${number(count)} ghante`,
  },
  timedOut: (seconds) =>
    `${number(seconds)} second mein koi jawab nahin aaya. Phir koshish karein.`,
  tooLong: (letters, most) =>
    `Yeh bahut lamba hai: ${number(letters)} akshar. ${number(most)} tak rakhein.`,
  tooMany: (rows, most) =>
    `Line bahut zyada hain: ${number(rows)}. Ek baar mein zyada se zyada ${number(most)} poochhein.`,
  cutOff: 'Yeh jawab beech mein hi kat gaya. Poora paane ke liye ek baar mein kam poochhein.',
});
