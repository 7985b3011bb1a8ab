import type { Span } from './lexicon';
import { wordSet } from './tokenize';
import type { Token } from './tokenize';

// A bare 'na' is left out: in 'khatta hai na?' it is a question tag.
const negations = wordSet(
  'not no hasnt havent hadnt wont cant cannot couldnt isnt arent wasnt werent dont doesnt didnt never nor without neither hardly nahi nahin nahee nai nhi ' +
    'naheen bina ledu leedu levu kadu kaadu lekunda leni raledu raavatledu ravatledu vaddu बिना नहीं नही',
);
/** Words that the scope of a negation reaches across, up to the word that it negates. */
const inScopeBefore = wordSet(
  'too very so that at all really much any longer even a an bit it is to quite be get got gets smell taste ' +
    'zyada bahut itna koi kuch bilkul jyada tasting looking getting become',
);
const inScopeAfter = wordSet(
  'hai hain he to hi hee bhi theek se itna itni itne bilkul zyada jyada bahut ho hua hui hue lag lagta lagti lagte lagi laga ' +
    'raha rahi rahe gaya gayi gaye tha thi the abhi ab aa aata aati wala wali is are was at all aayi aaya ravatam raavadam vastu em emi asalu',
);
/** After a negation: the vendor, not the food, is meant. 'Nahi pata': the vendor does not know. */
const notAboutFood = wordSet(
  'pata maloom malum samajh samjh pa paa pai chal bik bech bikta bikti bikega fek feku know sure want phenk ' +
    'jaa ja jati jaati jata jaata hat hatt hatti going away chahta chahti chahte kar karna',
);
const farthest = 4;

function isNegatedBefore(tokens: readonly Token[], from: number): boolean {
  for (let index = from - 1; index >= Math.max(0, from - farthest); index -= 1) {
    const word = tokens[index] ?? '';
    if (negations.has(word)) return tokens[index + 1] !== 'only';
    if (!inScopeBefore.has(word)) return false;
  }
  return false;
}

function isNegatedAfter(tokens: readonly Token[], to: number): boolean {
  for (let index = to; index < Math.min(tokens.length, to + farthest); index += 1) {
    const word = tokens[index] ?? '';
    if (negations.has(word)) return !notAboutFood.has(tokens[index + 1] ?? '');
    if (!inScopeAfter.has(word)) return false;
  }
  return false;
}

/** True when the words stand in the scope of a negation: 'not too sour', 'khatta bilkul nahi hai'. */
export function isNegated(tokens: readonly Token[], { from, to }: Span): boolean {
  return isNegatedBefore(tokens, from) || isNegatedAfter(tokens, to);
}

const allWords = [negations, inScopeBefore, inScopeAfter, notAboutFood];

/** True for a negation, and for what may stand beside one. */
export function isNegationWord(word: Token): boolean {
  return isNegation(word) || allWords.some((list) => list.has(word));
}

/** True for a negation; Telugu says it at the end of the verb: 'pettaledu'. */
export function isNegation(word: Token): boolean {
  return negations.has(word) || /.{2}l[ei]dh?u$/.test(word);
}
