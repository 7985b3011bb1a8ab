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
  listen: 'Sunein',
  stop: 'Rokein',
  builtInTip: 'Taiyaar tip',
  useBuiltInTip: 'Taiyaar tip dekhein',
  microphone:
    'Jab aap bolte hain, to browser aapki awaaz ko likhta hai. Kuch browser iske liye awaaz apni company ko bhejte hain.',
  noVoice:
    'Is phone mein Hindi awaaz nahin hai. Sunne ke liye phone ki settings mein “Text-to-speech” kholkar Hindi awaaz install karein.',
  either: (one, other) => `${one} ya ${other}?`,
});
