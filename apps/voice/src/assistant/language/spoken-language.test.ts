import { describe, expect, it } from 'vitest';
import { spokenLanguage } from './spoken-language';

describe('Hinglish', () => {
  it.each([
    'aaj tamatar bahut khatte hain, kya karun',
    'masala dosa ka cost kitna hai',
    'do masala dosa becha',
    'profit mode on karo',
    'ab munafe ki baat karte hain',
    'gas 300 rupaye',
    'tamatar 60 rupaye kilo ho gaya',
    'what is masala dosa ka margin batao',
    'aaj kitna bika',
    'kal ka profit kitna tha',
    'paanch idli aur thoda sambar bacha hai',
    'galat likha, hatao',
    'haan kar do',
    'nahi',
    'plain wala',
    'sambar mein namak zyada ho gaya',
    'idli ka rate badhaun kya',
    'onion 80 ho gaya to profit kitna hoga',
    'mujhe chef se baat karni hai',
    'leftover chawal se kya banau',
    'batter phoola nahi',
    'ek plate idli wapas aaya',
    'ice ka kharcha 50',
    'kaunsi dish promote karun',
    'sabse zyada kya bechna chahiye',
    'mera menu sunao',
    'phir se bolo',
    'shukriya bhai',
    'namaste',
    'tum kya kya kar sakte ho',
    'bees dosa bech diye',
    'milk kharab lag raha hai',
    'chutney patli ho gayi',
    'teesra wala',
    'aaj total 40 masala dosa',
    'undo karo yaar',
    'do kilo pyaz 70 rupaye',
    'galla kitna hua',
    'order cancel ho gaya, ek dosa kam karo',
    'auto ka 80 diya',
    'waise coffee kitne ki padti hai',
    'bas ho gaya',
    'zero waste wala mode chalu karo',
    'what should I do, tamatar khatte ho gaye hain aur customer wait kar raha hai',
  ])('is heard in: %s', (sentence) => {
    expect(spokenLanguage(sentence)).toBe('hi-Latn-IN');
  });
});

describe('Telugu in Latin letters', () => {
  it.each([
    'sambar lo uppu ekkuva ayindi',
    'rendu masala dosa ammanu',
    'ee roju entha vachindi',
    'gas ki padihenu vandalu ichanu',
    'perugu pullaga ayindi em cheyali',
    'nenu edi ekkuva ammali cheppu',
    'vada pav bayata unnayi ratri nunchi',
    'kaadu aidu idli',
  ])('is heard in: %s', (sentence) => {
    expect(spokenLanguage(sentence)).toBe('te-IN');
  });
});

describe('English', () => {
  it.each([
    'what does one masala dosa cost me',
    'tomatoes are sour',
    'I have five idlis and some sambar left',
    'two masala dosa sold',
    'how much did I make today',
    'switch to profit, please',
    'what should I sell today',
    'the dosa batter did not ferment',
    'what is the margin of onion uttapam',
    'I sold three upma and one coffee',
    'take back one idli',
    'write down 300 for gas',
    'tomatoes are 60 a kilo now',
    'my expenses yesterday',
    'which dish has the best margin',
    'the sambar is too salty',
    'what can you do for me',
    'thank you',
    'yes, write it and tell me the total',
    'no, that was wrong',
    'the second one',
    'what is left today',
    'potatoes are watery, what do I do',
    'how many plates of idli today',
    'what did palak paneer cost me',
    'I made too much chana masala',
    'is the aloo tikki costing more than it earns',
    'how much is a plate of pav bhaji',
    'what is in the pani puri that costs so much',
    'give me a special for ten pav and some bhaji',
    'with onions at 80, what does it earn',
    'what did the chai earn yesterday',
    'you are the cook now',
    'be my chef again',
    'remove that again',
    'I want to talk about leftovers',
    'sold out of vada by noon, what next',
    'the milk smells sour',
    'why is my profit less than yesterday',
    'and what about the plain dosa',
    'did I lose money on any dish',
    'bhai what is the margin on the dosa',
    'I paid 500 for the rent',
    'how much did the aam ki chutney cost',
  ])('is heard in: %s', (sentence) => {
    expect(spokenLanguage(sentence)).toBe('en-IN');
  });
});

it.each(['masala dosa', '2', 'ok', '50 plates', 'profit', 'zero waste mode', '', 'Idli Sambar, 3'])(
  'a name, a figure or a borrowed word does not tell: %j',
  (sentence) => {
    expect(spokenLanguage(sentence)).toBeUndefined();
  },
);
