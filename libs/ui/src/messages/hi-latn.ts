import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  notKnown: 'Pata nahin',
  costsNotKnown: (dishes, wasted) =>
    [
      dishes > 0 && `${number(dishes)} dish ki laagat pata nahin`,
      wasted > 0 &&
        `phenki gayi ${number(wasted)} ${plural(wasted, { one: 'cheez', other: 'cheezon' })} ki laagat pata nahin`,
    ]
      .filter(Boolean)
      .join(', '),
  hero: {
    inHandToday: 'Aaj haath mein bacha',
    nothing: 'Abhi kuch bika nahin, kuch kharch nahin hua.',
    loss: 'Ab tak bikri se zyada kharch hua.',
    sold: 'Bikri',
    parts: {
      ingredients: 'Saamaan',
      expenses: 'Kharcha',
      waste: 'Barbaadi',
      inHand: 'Haath mein bacha',
    },
    unknownCost: 'Dish jinki laagat pata nahin:',
    unknownWaste: 'Phenki gayi cheezein jinki laagat pata nahin:',
  },
  listen: 'Sunein',
  stop: 'Rokein',
  builtInTip: 'Taiyaar tip',
  useBuiltInTip: 'Taiyaar tip dekhein',
  microphone:
    'Jab aap bolte hain, to browser aapki awaaz ko likhta hai. Kuch browser iske liye awaaz apni company ko bhejte hain.',
  writingDown: 'Aapki baat likhi ja rahi hai…',
  noVoice:
    'Is phone mein Hindi awaaz nahin hai. Sunne ke liye phone ki settings mein “Text-to-speech” kholkar Hindi awaaz install karein.',
  askAgainIn: (seconds) => `AI abhi busy hai. ${number(seconds)} second mein phir poochhenge.`,
  hearing: {
    blocked:
      'Browser ki settings mein is site ko mic ki permission dein aur phir bolein, ya type karein.',
    missing:
      'Yahan mic nahin chal raha. Mic wale doosre app band karke phir bolein, ya type karein.',
    network:
      'Boli hui baat likhne ke liye browser ko internet chahiye. Signal dekhein, ya type karein.',
    silent: 'Kuch sunai nahin diya. Mic dabakar phone ke paas bolein, ya type karein.',
    unclear: 'Baat saaf samajh nahin aayi. Thoda dheere phir bolein, ya type karein.',
    language: 'Yeh browser yeh bhasha nahin likh sakta. Type karein.',
    busy: 'Mic abhi busy hai. Thoda rukkar phir dabayein, ya type karein.',
    other: 'Browser ne jawab nahin diya. Mic phir dabayein, ya type karein.',
  },
  either: (one, other) => `${one} ya ${other}?`,
});
