import type { Mention } from './match-words';
import { spokenWords } from './spoken-words';
import type { SpokenToken } from './spoken-words';

function words(list: string): ReadonlySet<string> {
  return new Set(spokenWords(list));
}

// A bare 'na' is not here: 'khatta hai na?' asks for assent.
const notWords = words(
  'not no hasnt havent hadnt wont cant cannot couldnt isnt arent wasnt werent dont doesnt didnt never nor without neither hardly nahi nahin nahee nai nhi ' +
    'naheen bina बिना नहीं नही',
);
/** What may stand between a negation and what it denies. */
const betweenBefore = words(
  'too very so that at all really much any longer even a an bit it is to quite be get got gets smell taste ' +
    'zyada bahut itna koi kuch bilkul jyada tasting looking getting become',
);
const betweenAfter = words(
  'hai hain he to hi hee bhi theek se itna itni itne bilkul zyada jyada bahut ho hua hui hue lag lagta lagti lagte lagi laga ' +
    'raha rahi rahe gaya gayi gaye tha thi the abhi ab aa aata aati wala wali is are was at all aayi aaya',
);
/** 'nahi pata': it is the speaker who does not know. */
const notAboutFood = words(
  'pata maloom malum samajh samjh pa paa pai chal bik bech bikta bikti bikega fek feku know sure want phenk ' +
    'jaa ja jati jaati jata jaata hat hatt hatti going away chahta chahti chahte kar karna',
);
const farthest = 4;

function deniesBefore(tokens: readonly SpokenToken[], from: number): boolean {
  for (let index = from - 1; index >= Math.max(0, from - farthest); index -= 1) {
    const word = tokens[index] ?? '';
    if (notWords.has(word)) return tokens[index + 1] !== 'only';
    if (!betweenBefore.has(word)) return false;
  }
  return false;
}

function deniesAfter(tokens: readonly SpokenToken[], to: number): boolean {
  for (let index = to; index < Math.min(tokens.length, to + farthest); index += 1) {
    const word = tokens[index] ?? '';
    if (notWords.has(word)) return !notAboutFood.has(tokens[index + 1] ?? '');
    if (!betweenAfter.has(word)) return false;
  }
  return false;
}

/** True when the text denies what it mentions: 'not too sour', 'khatta bilkul nahi hai'. */
export function isDenied(tokens: readonly SpokenToken[], mention: Mention<unknown>): boolean {
  return deniesBefore(tokens, mention.from) || deniesAfter(tokens, mention.to);
}

/** True when the word at `index` is a negation. */
export function isNotWord(word: SpokenToken): boolean {
  return notWords.has(word);
}
