import type { Span, Token } from '@thela/understanding';
import { wordSet } from '@thela/understanding';

// A bare 'na' is left out: in 'khatta hai na?' it is a question tag.
const negations = wordSet(
  'not no none hasnt havent hadnt wont cant cannot couldnt isnt arent wasnt werent dont doesnt didnt never nor without neither hardly nahi nahin nahee nai nhi ' +
    'naheen bina ledu leedu levu kadu kaadu lekunda leni raledu raavatledu ravatledu vaddu बिना नहीं नही',
);
/** Words that the scope of a negation reaches across, up to the word that it negates. */
const inScopeBefore = wordSet(
  'too very so that at all really much any longer even a an bit it is to quite be get got gets smell taste ' +
    'zyada bahut itna koi kuch bilkul jyada tasting looking getting become or ya gani gaani nor anything smell slime mould fungus badbu nuraga',
);
/** 'No bad smell'; no known words, for by themselves they tell of danger. */
const unpleasant = wordSet('bad foul');
const inScopeAfter = wordSet(
  'hai hain he to hi hee bhi theek se itna itni itne bilkul zyada jyada bahut ho hua hui hue lag lagta lagti lagte lagi laga ' +
    'raha rahi rahe gaya gayi gaye tha thi the abhi ab aa aata aati wala wali is are was at all aayi aaya ravatam raavadam vastu em emi asalu or ya gani gaani kuda bhi kahin kahi anywhere slime smell badbu vasana jiguru nuraga nuruga booju',
);
/** After a negation: the vendor, not the food, is meant. 'Nahi pata': the vendor does not know. */
const notAboutFood = wordSet(
  'pata maloom malum samajh samjh pa paa pai chal bik bech bikta bikti bikega fek feku know sure want phenk ' +
    'jaa ja jati jaati jata jaata hat hatt hatti going away chahta chahti chahte kar karna',
);
const farthest = 4;
/** 'Purugu pattaledu', 'vasana raledu': it has not come, which 'vasana poledu' says of no smell. */
export const hasNotCome = /^(?:pat+a|ra|pada|kanip|kanabada|vach|avala|avva|ubba)[a-z]*l[ei]du$/;
/** 'Keeda nahi nikala': it was not taken out. */
const notRemoved = /^(?:hata|nikala|dhoy|chhan|chuna)/;
// 'Kuch nahi hota' says that the sign does no harm.
const doesNoHarm = /^(?:hot|kart|bigad|hog|bol|kah)/;

/** 'Fafundi wafundi', 'booju geeju', 'smell vmell': the second word only repeats the first. */
function isEcho(word: Token, before: Token): boolean {
  const tail = before.replace(/^[^aeiou]*[aeiou]/, '');
  return (
    word !== before &&
    tail.length >= 2 &&
    /^[bgsv]/.test(word) &&
    (word.replace(/^[^aeiou]*[aeiou]/, '') === tail || word.slice(1) === before.slice(1))
  );
}

function isNegatedBefore(tokens: readonly Token[], from: number): boolean {
  for (let index = from - 1; index >= Math.max(0, from - farthest); index -= 1) {
    const word = tokens[index] ?? '';
    if (negations.has(word)) return tokens[index + 1] !== 'only';
    if (!inScopeBefore.has(word) && !unpleasant.has(word)) return false;
  }
  return false;
}

function isNegatedAfter(tokens: readonly Token[], to: number): boolean {
  for (let index = to; index < Math.min(tokens.length, to + farthest); index += 1) {
    const word = tokens[index] ?? '';
    const next = tokens[index + 1] ?? '';
    // 'Fungus no smell' denies the smell.
    if (word === 'no' && /^[a-z]/.test(next) && next !== 'hai') return false;
    if (negations.has(word)) return !notAboutFood.has(next) && !notRemoved.test(next);
    if (hasNotCome.test(word)) return true;
    const isNothing = word === 'kuch' && negations.has(next);
    if (isNothing && doesNoHarm.test(tokens[index + 2] ?? '')) return false;
    if (!inScopeAfter.has(word) && !isNothing && !isEcho(word, tokens[index - 1] ?? ''))
      return false;
  }
  return false;
}

/** True when the words stand in the scope of a negation: 'not too sour', 'khatta bilkul nahi hai'. */
export function isNegated(tokens: readonly Token[], { from, to }: Span): boolean {
  return isNegatedBefore(tokens, from) || isNegatedAfter(tokens, to);
}

const before = wordSet('will can may might would could before avoid prevent against');
const after = wordSet(
  'hoga hogi honge jaega jayega jayegi jaegi jaenge jayenge jaye jae jaaye jaaegi hone sakta sakti sakte bach bachane bachaye bachana bachau bachaun bachane ' +
    'pehle hoti lage lagega lagegi होगा होगी जाएगा जाएगी जाये जाए सकता सकती बचाने बचाएं बचाऊं पहले',
);
const na = new Set(['na', 'n']);
const purpose = /ak[uo]n(?:da|ta)(?:ne)?$|kudadu$/;
const future =
  /(?:pot|poth|avut|avuth)(?:un)?(?:d|t)?(?:a|am|ai|ay|ada|adi|ademo|unda|undemo|aya|aaya)$/;
const like = wordSet(
  'jaisa jaisi jaise jesa jese lekka maadiri matiri laga la tarah jaisan జైసా లెక్క లాగా లా లాగ మాదిరి जैसा जैसी जैसे तरह',
);

const allWords = [negations, inScopeBefore, inScopeAfter, notAboutFood, after, before, like];

/** True for a negation, and for what may stand beside one. */
export function isNegationWord(word: Token): boolean {
  return isNegation(word) || allWords.some((list) => list.has(word));
}

/** True for a negation; Telugu says it at the end of the verb: 'pettaledu'. */
export function isNegation(word: Token): boolean {
  return negations.has(word) || /.{2}l[ei]dh?u$/.test(word);
}

/** What might happen, or is to be kept away: 'before it rots', 'kharab na ho', 'booju pattakunda'. */
export function isFeared(tokens: readonly Token[], { from, to }: Span): boolean {
  const behind = tokens.slice(to, to + 3);
  return (
    tokens.slice(Math.max(0, from - 2), from).some((word) => before.has(word)) ||
    behind.some((word) => after.has(word)) ||
    behind.slice(0, 2).some((word) => na.has(word) || purpose.test(word)) ||
    tokens.slice(from, to + 1).some((word) => purpose.test(word) || future.test(word))
  );
}

/** 'Like soap', 'naali ke paani jaisi'. */
export function isLikened(tokens: readonly Token[], { from, to }: Span): boolean {
  return (
    ['like', 'as'].includes(tokens[from - 1] ?? '') ||
    ['like', 'shaped', 'type'].includes(tokens[to] ?? '') ||
    tokens.slice(to, to + 3).some((word) => like.has(word))
  );
}
